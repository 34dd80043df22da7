// What is lit on the table: everything that a click may be about now, and what is held.
// Invariant: follows from the options alone. An option whose things are not on the table is listed in words instead.
import type { Touch } from '@sleight/kernel';
import { type Scene, touched } from '@sleight/kernel/scene';
import { candidates, type Decision, named, nextTouches, type Option, plain } from './choosing';

export interface Lighting {
  readonly pieces: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  readonly effects: ReadonlySet<string>;
  readonly counters: ReadonlySet<string>;
  readonly seats: ReadonlySet<number>;
  readonly held: ReadonlySet<string>;
  /** Options to be shown as buttons, beside those that name nothing on the table. */
  readonly listed: readonly Option[];
  readonly plain: readonly Option[];
}

export const counterKey = ({ id, seat }: { id: string; seat: number }): string => `${id} ${seat}`;

function isOnTable(scene: Scene, touch: Touch): boolean {
  const { pieces, areas, counters, effects, seats } = touched(scene, touch);
  return pieces.length + areas.length + counters.length + effects.length + seats.length > 0;
}

function listedOf(scene: Scene, options: readonly Option[], held: readonly Touch[]): Option[] {
  const complete = named(options, held);
  const unseen = candidates(options, held).filter(({ touches }) => {
    const next = touches[held.length];
    return next !== undefined && !isOnTable(scene, next);
  });
  return [...complete, ...unseen];
}

export function lightingOf(scene: Scene, decision: Decision | null, held: readonly Touch[]): Lighting {
  const options = decision?.options ?? [];
  const lit = nextTouches(options, held).map((touch) => touched(scene, touch));
  return {
    pieces: new Set(lit.flatMap(({ pieces }) => pieces)),
    areas: new Set(lit.flatMap(({ areas }) => areas)),
    effects: new Set(lit.flatMap(({ effects }) => effects)),
    counters: new Set(
      lit.flatMap(({ counters }) => counters.map(({ id, whose }) => counterKey({ id, seat: whose }))),
    ),
    seats: new Set(lit.flatMap(({ seats }) => seats)),
    held: new Set(held.flatMap((touch) => touched(scene, touch).pieces)),
    listed: listedOf(scene, options, held),
    plain: plain(options),
  };
}
