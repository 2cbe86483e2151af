// What the reference and our benchmark share: the made-up tricks, and the measuring.
#pragma once
#include <gtk/gtk.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The tricks are the same on both sides: made in memory from one seed.
#define BENCH_SEED 20260101u

// The next number of a linear congruential generator (Knuth's MMIX constants).
uint32_t bench_random(uint64_t *seed);
// A title of two words with the number of the trick. It stands until the next call.
const char *bench_title(uint64_t *seed, int number);
// A summary of twenty words. It stands until the next call.
const char *bench_summary(uint64_t *seed);

// How much memory is allocated at this moment, in kB.
long bench_heap(void);

// Something done to the program, for the so manyth time.
typedef void (*BenchChange)(int turn);

// Runs a task in the first window of the program and ends the program: `start` measures to the first
// frame; `idle` measures 30 s of rest; any other repeats the change and measures each time. Prints one
// line for each figure: `first-frame`, `rss`,
// `sample`, `work`, `frames`, `cpu`, `wakeups`.
// To be called before the window is presented. BENCH_TURNS in the environment tells how many turns.
void bench_run(const char *task, BenchChange change);

// Scrolls the first scrolled window of the program by so many pixels, or to a share of its height.
void bench_scroll(double pixels);
void bench_scroll_to(double share);
