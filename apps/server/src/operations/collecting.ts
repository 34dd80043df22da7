// When V8 runs major collections. By default it runs them more often the slower they get: up to four times a minute with
// a thousand matches once its threads have lower priority (priority.ts), a quarter of a second of the core each time.
// With these flags it waits until the heap has grown to 3.5 times the live data: about once a minute.

import { setFlagsFromString } from 'node:v8';

export function collectSeldom(): void {
  setFlagsFromString('--heap-growing-percent=250');
  setFlagsFromString('--no-memory-reducer');
}
