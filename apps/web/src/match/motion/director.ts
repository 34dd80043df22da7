// Animates what happened in one frame, over a table that already shows the result.
// Invariant: when it is over or was finished early, nothing is left on the overlay and nothing is hidden.
// Read next: timing.ts for when, travels.ts, in-place.ts, announcements.ts and fades.ts for what.
import type { How, Staged } from '@sleight/kit/staging';
import { soundOf } from '../../sound/sound';
import { announcements } from './announcements';
import { fades } from './fades';
import { inPlace } from './in-place';
import { GROWING, pointing } from './pointing';
import type { Act, Actor, MotionStage } from './stage';
import type { TimedFact } from './timing';
import { travels } from './travels';

type Actors = Readonly<Partial<Record<How, Actor>>>;

const moved: Actors = { ...travels, ...inPlace, ...announcements };
/** The same beats without travelling or shaking. */
const faded: Actors = { ...announcements, ...fades };

export class Director {
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly acts = new Set<Act>();

  perform(stage: MotionStage, moves: readonly TimedFact[]): void {
    const actors = stage.isReduced ? faded : moved;
    for (const { fact, at, ms, lead } of moves) {
      if (lead > 0) this.point(stage, fact, at - lead, lead / GROWING);
      const act = actors[fact.how]?.(stage, fact);
      if (act) this.acts.add(act);
      this.after(at, () => {
        soundOf(fact.how);
        act?.play(ms / 1000);
      });
      // Animations end by themselves; this frees their elements.
      this.after(at + ms * 2, () => act && this.end(act));
    }
  }

  private point(stage: MotionStage, fact: Staged, at: number, ms: number): void {
    const act = pointing(stage, fact);
    if (act === null) return;
    this.acts.add(act);
    this.after(at, () => act.play(ms / 1000));
    this.after(at + ms * 2, () => this.end(act));
  }

  /** Finishes everything at once. */
  finish(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const act of [...this.acts]) this.end(act);
  }

  private end(act: Act): void {
    this.acts.delete(act);
    act.finish();
  }

  /** An immediate start does not wait for a timer: the frame is already on screen. */
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
