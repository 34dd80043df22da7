// Tells the story: shows one frame after the other, each for as long as it takes to follow.
// Invariant: frames are shown in order and none is left out; whatever is skipped is in the log all the same.
// Read next: motion/timing.ts for how long a frame stays, store.ts for who wakes the teller.
import { hurryOf, stayOf } from './motion/timing';
import { motionNow } from './motion/use-motion';
import { type SeatTable, toldAll, toldNext } from './seat-table';

export interface Story {
  /** The table on the screen; undefined before there is one. */
  table(): SeatTable | undefined;
  show(table: SeatTable): void;
  /** Nothing waits to be told any more. */
  isTold(): void;
}

export interface Teller {
  /** There is more to tell, at once or after so many milliseconds at normal speed. */
  wake(afterMs?: number): void;
  /** To the next beat at once; says whether there was one. */
  skip(): boolean;
  /** To the end of the story at once. */
  finish(): void;
  isTelling(): boolean;
  stop(): void;
}

const waitingMs = ({ coming }: SeatTable): number => coming.reduce((sum, frame) => sum + stayOf(frame), 0);

export function createTeller(story: Story): Teller {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function finish(): void {
    stop();
    const table = story.table();
    if (table !== undefined && table.coming.length > 0) story.show(toldAll(table));
    story.isTold();
  }

  function tell(): void {
    stop();
    const table = story.table();
    const { pace } = motionNow();
    if (table === undefined || table.coming.length === 0) story.isTold();
    else if (pace === 0 || document.hidden) finish();
    else showNext(table, pace);
  }

  function showNext(table: SeatTable, pace: number): void {
    const next = toldNext(table, pace * hurryOf(waitingMs(table)));
    story.show(next);
    timer = setTimeout(tell, stayOf(next.frame) * next.pace);
    // What is shown last may be answered at once.
    if (next.coming.length === 0) story.isTold();
  }

  return {
    wake(afterMs = 0) {
      if (timer !== undefined) return;
      const { pace } = motionNow();
      if (afterMs * pace === 0) tell();
      else timer = setTimeout(tell, afterMs * pace);
    },
    skip() {
      const hasMore = (story.table()?.coming.length ?? 0) > 0;
      if (hasMore) tell();
      return hasMore;
    },
    finish,
    isTelling: () => (story.table()?.coming.length ?? 0) > 0,
    stop,
  };
}
