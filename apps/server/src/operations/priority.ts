// Whoever answers people comes first: threads that think, and those with which V8 collects its garbage, take what is left.
// Only Linux gives each thread a priority of its own; elsewhere this does nothing.

import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A third of the share of one that does not wait. */
const THINKER = 5;
/** A tenth. Marking a large heap at full speed on the same core would hold everybody up for as long as it takes. */
const HELPER = 10;

const isLinux = process.platform === 'linux';

/** The thread that calls this lets others go first. */
export function beThinker(): void {
  if (isLinux) setPriority(0, THINKER);
}

/** All other threads that there are by now let the main one go first. Called on the main thread. */
export function goFirst(): void {
  if (!isLinux) return;
  for (const thread of readdirSync('/proc/self/task').map(Number)) {
    try {
      if (thread !== process.pid) setPriority(thread, HELPER);
    } catch {
      // It has ended.
    }
  }
}
