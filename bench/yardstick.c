/* How fast is this machine just now, at the two things that our work is made of?
 *
 * Machines differ and are shared, so a figure from elsewhere means little by itself. This prints
 * one score: 1.00 is the machine on which the figures of README.md were noted. Steps of plain
 * computing and loads that each wait for the one before are timed on the processor's own clock.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double processor_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static uint64_t state = 88172645463325252ULL;

static uint64_t next_random(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

static double load_ns(size_t bytes, long steps) {
  size_t count = bytes / sizeof(uint32_t);
  uint32_t *ring = malloc(count * sizeof *ring);
  if (ring == NULL) exit(1);
  for (size_t i = 0; i < count; i++) ring[i] = (uint32_t)i;
  for (size_t i = count - 1; i > 0; i--) { /* one cycle through all */
    size_t j = next_random() % i;
    uint32_t kept = ring[i];
    ring[i] = ring[j];
    ring[j] = kept;
  }
  uint32_t at = 0;
  double start = processor_ns();
  for (long i = 0; i < steps; i++) at = ring[at];
  double took = (processor_ns() - start) / (double)steps;
  if (at == UINT32_MAX) puts(""); /* so that the loop is not left out */
  free(ring);
  return took;
}

static double step_ns(long steps) {
  uint32_t table[256], x = 1, sum = 0;
  for (int i = 0; i < 256; i++) table[i] = (uint32_t)next_random();
  double start = processor_ns();
  for (long i = 0; i < steps; i++) {
    x = x * 1664525u + 1013904223u;
    uint32_t bits = table[x >> 24] & ~sum;
    sum = (bits & 1) ? sum + (bits >> 3) : sum ^ x;
  }
  double took = (processor_ns() - start) / (double)steps;
  if (sum == 42) puts("");
  return took;
}

int main(void) {
  double step = 1e9, load = 1e9, t;
  for (int i = 0; i < 3; i++) {
    if ((t = step_ns(20000000)) < step) step = t;
    if ((t = load_ns(768 * 1024, 4000000)) < load) load = t;
  }
  printf("step %.2f ns, load %.2f ns, score %.2f\n", step, load,
         1.0 / (0.6 * step / BASE_STEP + 0.4 * load / BASE_LOAD));
  return 0;
}
