-- A journal as version 3 made it of one of version 2; never to be changed.
BEGIN;

PRAGMA application_id = 0x50757054;
PRAGMA user_version = 3;

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

INSERT INTO dog (
  sequence, id, name, birth_year, birth_month, birth_day, size, is_archived, is_deleted,
  rule, set_size, push, stick)
VALUES
  (1, x'00000000000040008000000000000001', 'Bello', 2020, 2, 29, 'giant', 0, 0, 'sets', 3, 3, 2),
  (2, x'00000000000040008000000000000002', 'Lassie', 2024, 7, NULL, NULL, 1, 0, 'threeHundredPeck', NULL, NULL, NULL),
  (3, x'00000000000040008000000000000003', 'Gone', NULL, NULL, NULL, NULL, 0, 1, 'nineOfTen', NULL, NULL, NULL);

INSERT INTO dog_equipment VALUES (1, 'collar or harness'), (1, 'mat');

INSERT INTO practice_set (
  sequence, id, dog, trick, step, started_at, seconds_from_gmt,
  place, distance, duration, distraction, reward, handler, note, verdict, chosen)
VALUES
  (1, x'00000000000040008000000000000004', 1, 'spin', 1, 1000.25, 3600,
    'kitchen', 1.5, 10.0, 0, 'cheese', 'Ann', 'it''s fine', 'stick', 'push'),
  (2, x'00000000000040008000000000000005', 1, 'spin', 2, 2000.0, -12600,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO rep VALUES
  (1, x'00000000000040008000000000000006', 1, 1, 1001.5),
  (2, x'00000000000040008000000000000007', 1, 0, 1000.0),
  (3, x'00000000000040008000000000000008', 2, 1, 2003.5);

INSERT INTO resting_mark VALUES (1, x'00000000000040008000000000000009', 2, 'sit', 1, 3000.0);

ALTER TABLE dog ADD COLUMN look TEXT;
ALTER TABLE dog ADD COLUMN collar TEXT
  CHECK (collar IN ('blue', 'red', 'orange', 'green', 'violet', 'black'));

ALTER TABLE dog ADD COLUMN deleted_at REAL;

UPDATE dog SET deleted_at = 786192300.5 WHERE is_deleted;

COMMIT;
