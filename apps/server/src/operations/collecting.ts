// When V8 collects old garbage. Left to itself it does so the more often the slower it gets: up to four times a minute with
// a thousand matches once its threads give way (priority.ts), a quarter of a second of the core each time.
// With these it waits until the heap has grown to three and a half times what was in use: about once a minute.

import { setFlagsFromString } from 'node:v8';

export function collectSeldom(): void {
  setFlagsFromString('--heap-growing-percent=250');
  setFlagsFromString('--no-memory-reducer');
}
