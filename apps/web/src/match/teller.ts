// Tells the story: shows one frame after another, each long enough to follow.
// Invariant: frames are shown in order and none is left out; skipped ones are still in the log.
// Read next: motion/timing.ts for how long a frame stays, telling.ts for whom it tells.
import { hurryOf, stayOf } from './motion/timing';
import { motionNow } from './motion/use-motion';
import { type SeatTable, toldAll, toldNext } from './seat-table';

export interface Story {
  /** The table on screen; undefined before there is one. */
  table(): SeatTable | undefined;
  show(table: SeatTable): void;
  /** The story has ended. */
  isTold(): void;
}

export interface Teller {
  /** There is more to show, at once or after this many milliseconds at normal speed. */
  wake(afterMs?: number): void;
  /** Jumps to the next beat; returns whether there was one. */
  skip(): boolean;
  /** Jumps to the end of the story. */
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
    const speed = pace * hurryOf(waitingMs(table));
    let next = toldNext(table, speed);
    // A beat that takes no time is shown together with the next one, so that no prompt flickers.
    while (next.coming.length > 0 && stayOf(next.frame) === 0) next = toldNext(next, speed);
    story.show(next);
    timer = setTimeout(tell, stayOf(next.frame) * next.pace);
    // The last frame can be answered at once.
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
