// Plays updates one after the other over a table that is already up to date, so that motion never holds up a click.
// Invariant: once it is over or was skipped, nothing is left on the glass and nothing is hidden.
// Read next: timing.ts for when, travels.ts, in-place.ts and announcements.ts for what.
import type { How } from '@sleight/kernel/staging';
import { soundOf } from '../../sound/sound';
import { announcements } from './announcements';
import { inPlace } from './in-place';
import type { Act, Actor, Stage } from './stage';
import type { Beat } from './timing';
import { lengthOf } from './timing';
import { travels } from './travels';

const actors: Readonly<Partial<Record<How, Actor>>> = { ...travels, ...inPlace, ...announcements };

export class Director {
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly acts = new Set<Act>();
  private free = 0;

  /** How long what was started so far still takes. */
  waiting(): number {
    return Math.max(0, this.free - performance.now());
  }

  perform(stage: Stage, beats: readonly Beat[]): void {
    const begin = this.waiting();
    this.free = performance.now() + begin + lengthOf(beats);
    for (const { fact, at, ms } of beats) {
      const act = actors[fact.how]?.(stage, fact);
      if (act) this.acts.add(act);
      this.after(begin + at, () => {
        soundOf(fact.how);
        act?.play(ms / 1000);
      });
      // Movements end by themselves; this frees what was made for them.
      this.after(begin + at + ms * 2, () => act && this.end(act));
    }
  }

  /** Everything to its end at once. */
  skip(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const act of [...this.acts]) this.end(act);
    this.free = 0;
  }

  private end(act: Act): void {
    this.acts.delete(act);
    act.finish();
  }

  private after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, ms);
    this.timers.add(timer);
  }
}
