// Plays what happened in one frame, over a table that already shows it.
// Invariant: once it is over or was finished early, nothing is left on the glass and nothing is hidden.
// Read next: timing.ts for when, travels.ts, in-place.ts, announcements.ts and fades.ts for what.
import type { How } from '@sleight/kernel/staging';
import { soundOf } from '../../sound/sound';
import { announcements } from './announcements';
import { fades } from './fades';
import { inPlace } from './in-place';
import type { Act, Actor, Stage } from './stage';
import type { Timed } from './timing';
import { travels } from './travels';

type Actors = Readonly<Partial<Record<How, Actor>>>;

const moved: Actors = { ...travels, ...inPlace, ...announcements };
/** The same beats without anything that travels or shakes. */
const faded: Actors = { ...announcements, ...fades };

export class Director {
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly acts = new Set<Act>();

  perform(stage: Stage, moves: readonly Timed[]): void {
    const actors = stage.isReduced ? faded : moved;
    for (const { fact, at, ms } of moves) {
      const act = actors[fact.how]?.(stage, fact);
      if (act) this.acts.add(act);
      this.after(at, () => {
        soundOf(fact.how);
        act?.play(ms / 1000);
      });
      // Movements end by themselves; this frees what was made for them.
      this.after(at + ms * 2, () => act && this.end(act));
    }
  }

  /** Everything to its end at once. */
  finish(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const act of [...this.acts]) this.end(act);
  }

  private end(act: Act): void {
    this.acts.delete(act);
    act.finish();
  }

  /** What begins at once does not wait for a timer: the frame is on the screen by then. */
  private after(ms: number, then: () => void): void {
    if (ms === 0) {
      then();
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, ms);
    this.timers.add(timer);
  }
}
