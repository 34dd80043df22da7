// The highlights on the table: everything a click can act on now, and the selection.
// Invariant: it follows from the options alone. An option whose touches are not on the table is listed in words instead.
import type { Touch } from '@sleight/kernel';
import { type Scene, touched } from '@sleight/kit/scene';
import type { Hinted } from '@sleight/protocol';
import { candidates, named, nextTouches, type OpenDecision, type OpenOption, plain } from './choosing';
import { isFull, type Mark } from './marking';

export interface Lighting {
  readonly pieces: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  readonly effects: ReadonlySet<string>;
  readonly counters: ReadonlySet<string>;
  readonly seats: ReadonlySet<number>;
  readonly held: ReadonlySet<string>;
  /** Marked pieces by their place, if the order of marking counts. */
  readonly order: ReadonlyMap<string, number>;
  /** Pieces and areas of a hint, with the chance to win of their best option. */
  readonly hints: ReadonlyMap<string, number>;
  /** Options shown as buttons, in addition to those without a touch. */
  readonly listed: readonly OpenOption[];
  readonly plain: readonly OpenOption[];
}

export const counterKey = ({ id, seat }: { id: string; seat: number }): string => `${id} ${seat}`;

function isOnTable(scene: Scene, touch: Touch): boolean {
  const { pieces, areas, counters, effects, seats } = touched(scene, touch);
  return pieces.length + areas.length + counters.length + effects.length + seats.length > 0;
}

function listedOf(scene: Scene, options: readonly OpenOption[], held: readonly Touch[]): OpenOption[] {
  const complete = named(options, held);
  const unseen = candidates(options, held).filter(({ touches }) => {
    const next = touches[held.length];
    return next !== undefined && !isOnTable(scene, next);
  });
  return [...complete, ...unseen];
}

/** A hint's value by id of piece or area. For an option already begun, its next touch. */
function hintsOf(
  scene: Scene,
  options: readonly OpenOption[],
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

/** Of several copies of a card, one is selected. */
function heldPieces(scene: Scene, { held, copy }: Chosen): string[] {
  return held.flatMap((touch) => {
    const { pieces } = touched(scene, touch);
    return pieces.filter((id, i) => (copy !== null && pieces.includes(copy) ? id === copy : i === 0));
  });
}

/** `chosen`: the clicks so far, and the hint. */
export function lightingOf(scene: Scene, decision: OpenDecision | null, chosen: Chosen = nothing): Lighting {
  const { held, marks, hint } = chosen;
  const options = decision?.options ?? [];
  // With the maximum number marked, nothing more can be chosen.
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
