// The main thread has priority over bot threads and V8's garbage collection threads.
// Only Linux has priorities per thread; elsewhere this does nothing.

import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A third of a normal thread's share. */
const THINKER = 5;
/** A tenth. Marking a large heap at full speed on the same core would block every request meanwhile. */
const HELPER = 10;

const isLinux = process.platform === 'linux';

/** Lowers the priority of the calling thread. */
export function beThinker(): void {
  if (isLinux) setPriority(0, THINKER);
}

/** Lowers the priority of all other existing threads. Call it on the main thread. */
export function goFirst(): void {
  if (!isLinux) return;
  for (const thread of readdirSync('/proc/self/task').map(Number)) {
    try {
      if (thread !== process.pid) setPriority(thread, HELPER);
    } catch {
      // The thread has ended.
    }
  }
}
