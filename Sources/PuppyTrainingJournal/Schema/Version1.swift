extension Migration {
  /// Dogs, sets with their reps, and marks of rest.
  ///
  /// Ids are UUIDs of 16 bytes, so that the journals of two machines can become one; times are
  /// seconds since the first second of 2001 in UTC. Where order matters it is that of `sequence`,
  /// never that of times: clocks get moved.
  static let version1 = Migration(
    version: 1,
    script: """
      PRAGMA application_id = 0x50757054;
      PRAGMA user_version = 1;

      -- A vocabulary that grows: a new word is one more row.
      CREATE TABLE equipment (
        word TEXT PRIMARY KEY
      ) STRICT, WITHOUT ROWID;

      INSERT INTO equipment VALUES
        ('treats'), ('clicker'), ('target'), ('toy'), ('ball'), ('leash'), ('collar or harness'),
        ('mat'), ('blanket'), ('platform'), ('box'), ('crate'), ('bowl'), ('basket'), ('bell'),
        ('hoop'), ('jump bar'), ('tunnel'), ('plank'), ('cones'), ('cups'), ('balance board'),
        ('skateboard'), ('fitness ball'), ('cart'), ('rope'), ('disc'), ('dumbbell'), ('rings'),
        ('sound toy'), ('household item');

      CREATE TABLE dog (
        sequence INTEGER PRIMARY KEY,
        id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
        name TEXT NOT NULL CHECK (trim(name) <> ''),
        birth_year INTEGER CHECK (birth_year BETWEEN 1 AND 9999),
        birth_month INTEGER CHECK (birth_month BETWEEN 1 AND 12),
        birth_day INTEGER CHECK (birth_day BETWEEN 1 AND 31),
        size TEXT CHECK (size IN ('toy', 'small', 'medium', 'large', 'giant')),
        is_archived INTEGER NOT NULL CHECK (is_archived IN (0, 1)),
        -- Deleted, and really removed at the next start.
        is_deleted INTEGER NOT NULL DEFAULT 0 CHECK (is_deleted IN (0, 1)),
        rule TEXT NOT NULL
          CHECK (rule IN ('sets', 'nineOfTen', 'eightyOfTwenty', 'threeHundredPeck')),
        set_size INTEGER CHECK (set_size >= 1),
        push INTEGER CHECK (push <= set_size),
        stick INTEGER CHECK (stick BETWEEN 0 AND push),
        CHECK ((birth_year IS NULL) = (birth_month IS NULL)),
        CHECK (birth_day IS NULL OR birth_month IS NOT NULL),
        CHECK ((rule = 'sets') = (set_size IS NOT NULL)),
        CHECK ((set_size IS NULL) = (push IS NULL) AND (push IS NULL) = (stick IS NULL))
      ) STRICT;

      -- What its people own.
      CREATE TABLE dog_equipment (
        dog INTEGER NOT NULL REFERENCES dog ON DELETE CASCADE,
        word TEXT NOT NULL REFERENCES equipment,
        PRIMARY KEY (dog, word)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE practice_set (
        sequence INTEGER PRIMARY KEY,
        id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
        dog INTEGER NOT NULL REFERENCES dog ON DELETE CASCADE,
        -- Of the trick book, which is not in here.
        trick TEXT NOT NULL CHECK (trick <> ''),
        step INTEGER NOT NULL CHECK (step >= 0),
        started_at REAL NOT NULL,
        seconds_from_gmt INTEGER NOT NULL CHECK (seconds_from_gmt BETWEEN -86400 AND 86400),
        place TEXT,
        -- Metres.
        distance REAL CHECK (distance >= 0),
        -- Seconds.
        duration REAL CHECK (duration >= 0),
        distraction INTEGER CHECK (distraction BETWEEN 0 AND 3),
        reward TEXT,
        handler TEXT,
        note TEXT,
        -- What the rule said and what the person did; NULL while the set is not finished.
        verdict TEXT CHECK (verdict IN ('push', 'stick', 'drop')),
        chosen TEXT CHECK (chosen IN ('push', 'stick', 'drop')),
        overruled INTEGER GENERATED ALWAYS AS (verdict <> chosen) VIRTUAL,
        -- Counted by the triggers below.
        reps INTEGER NOT NULL DEFAULT 0,
        hits INTEGER NOT NULL DEFAULT 0 CHECK (hits >= 0),
        misses INTEGER NOT NULL DEFAULT 0 CHECK (misses >= 0),
        CHECK (hits + misses = reps),
        CHECK ((verdict IS NULL) = (chosen IS NULL))
      ) STRICT;

      CREATE INDEX practice_set_by_dog_and_trick ON practice_set (dog, trick);

      CREATE TABLE rep (
        sequence INTEGER PRIMARY KEY,
        id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
        practice_set INTEGER NOT NULL REFERENCES practice_set ON DELETE CASCADE,
        is_hit INTEGER NOT NULL CHECK (is_hit IN (0, 1)),
        marked_at REAL NOT NULL
      ) STRICT;

      CREATE INDEX rep_by_practice_set ON rep (practice_set);

      CREATE TRIGGER rep_is_counted AFTER INSERT ON rep BEGIN
        UPDATE practice_set
        SET reps = reps + 1, hits = hits + new.is_hit, misses = misses + 1 - new.is_hit
        WHERE sequence = new.practice_set;
      END;

      CREATE TRIGGER rep_is_not_counted_any_more AFTER DELETE ON rep BEGIN
        UPDATE practice_set
        SET reps = reps - 1, hits = hits - old.is_hit, misses = misses - 1 + old.is_hit
        WHERE sequence = old.practice_set;
      END;

      CREATE TRIGGER rep_stays_as_it_is BEFORE UPDATE ON rep BEGIN
        SELECT RAISE (ABORT, 'a rep is not changed once it is marked');
      END;

      -- A trick laid to rest or taken up again; the last row of a dog and trick counts.
      CREATE TABLE resting_mark (
        sequence INTEGER PRIMARY KEY,
        id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
        dog INTEGER NOT NULL REFERENCES dog ON DELETE CASCADE,
        trick TEXT NOT NULL CHECK (trick <> ''),
        is_resting INTEGER NOT NULL CHECK (is_resting IN (0, 1)),
        marked_at REAL NOT NULL
      ) STRICT;

      CREATE INDEX resting_mark_by_dog ON resting_mark (dog);
      """)
}
