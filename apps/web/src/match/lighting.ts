// What is lit on the table: everything that a click may be about now, and what is held.
// Invariant: follows from the options alone. An option whose things are not on the table is listed in words instead.
import type { Touch } from '@sleight/kernel';
import { type Scene, touched } from '@sleight/kernel/scene';
import type { Hinted } from '@sleight/protocol';
import { candidates, type Decision, named, nextTouches, type Option, plain } from './choosing';
import { isFull, type Mark } from './marking';

export interface Lighting {
  readonly pieces: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  readonly effects: ReadonlySet<string>;
  readonly counters: ReadonlySet<string>;
  readonly seats: ReadonlySet<number>;
  readonly held: ReadonlySet<string>;
  /** Marked pieces by the place they take, where the order of marking counts. */
  readonly order: ReadonlyMap<string, number>;
  /** Pieces and areas that a hint is about, with the chance to win of the best option they belong to. */
  readonly hints: ReadonlyMap<string, number>;
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

/** By id of piece or area: what a hint says of it. Of an option that has begun, where it goes on. */
function hintsOf(
  scene: Scene,
  options: readonly Option[],
  held: readonly Touch[],
  hint: Hinted | null,
): Map<string, number> {
  const chances = new Map<string, number>();
  for (const { key, win } of hint?.options ?? []) {
    const next = candidates(options, held).find((option) => option.key === key)?.touches[held.length];
    if (next === undefined) continue;
    const { pieces, areas } = touched(scene, next);
    for (const id of [...pieces, ...areas]) chances.set(id, Math.max(win, chances.get(id) ?? 0));
  }
  return chances;
}

export interface Chosen {
  readonly held: readonly Touch[];
  readonly copy: string | null;
  readonly marks: readonly Mark[];
  readonly hint: Hinted | null;
}

const nothing: Chosen = { held: [], copy: null, marks: [], hint: null };

/** Of several copies of a card, one is held. */
function heldPieces(scene: Scene, { held, copy }: Chosen): string[] {
  return held.flatMap((touch) => {
    const { pieces } = touched(scene, touch);
    return pieces.filter((id, i) => (copy !== null && pieces.includes(copy) ? id === copy : i === 0));
  });
}

/** `chosen`: what has been clicked so far, and what was hinted at. */
export function lightingOf(scene: Scene, decision: Decision | null, chosen: Chosen = nothing): Lighting {
  const { held, marks, hint } = chosen;
  const options = decision?.options ?? [];
  // With as many marked as may be, nothing more can be chosen.
  const next = decision !== null && isFull(decision, marks) ? [] : nextTouches(options, held);
  const lit = next.map((touch) => touched(scene, touch));
  return {
    pieces: new Set(lit.flatMap(({ pieces }) => pieces)),
    areas: new Set(lit.flatMap(({ areas }) => areas)),
    effects: new Set(lit.flatMap(({ effects }) => effects)),
    counters: new Set(
      lit.flatMap(({ counters }) => counters.map(({ id, whose }) => counterKey({ id, seat: whose }))),
    ),
    seats: new Set(lit.flatMap(({ seats }) => seats)),
    held: new Set([...heldPieces(scene, chosen), ...marks.map(({ piece }) => piece)]),
    order: new Map(decision?.many?.keepsOrder ? marks.map(({ piece }, i) => [piece, i + 1]) : []),
    hints: hintsOf(scene, options, held, hint),
    listed: listedOf(scene, options, held),
    plain: plain(options),
  };
}
