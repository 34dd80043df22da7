// The CPU time of this thread, which other work on the machine and other threads of the tests do not lengthen much.

import { readFileSync } from 'node:fs';

/** In milliseconds, to a few of them; the wall clock on systems that do not tell. */
export function threadCpuMs(): number {
  try {
    const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.now();
  }
}
