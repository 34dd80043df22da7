// Several picks of one thought: pieces are marked on the table first and sent together.
// Invariant: marks are always options of the decision, in the order of the clicks.
import type { Touch } from '@sleight/kernel';
import { type Scene, touched } from '@sleight/kit/scene';
import { isSameTouch, type OpenDecision } from './choosing';

export interface Mark {
  /** Copies of one card are one option; which of them was clicked only matters for display. */
  readonly piece: string;
  readonly key: string;
}

/** How many more can be marked; 0 if picks are sent one by one. */
export function roomFor({ many }: OpenDecision): number {
  const left = many === undefined ? 0 : many.most - many.chosen;
  return left > 1 ? left : 0;
}

/** The marks after a click on a piece; null if the click is not about marking. */
export function marking(
  decision: OpenDecision,
  marks: readonly Mark[],
  piece: string,
  what: Touch,
): readonly Mark[] | null {
  const room = roomFor(decision);
  if (room === 0) return null;
  if (marks.some((mark) => mark.piece === piece)) return marks.filter((mark) => mark.piece !== piece);
  const option = decision.options.find(
    ({ touches: [only, ...others] }) => only !== undefined && others.length === 0 && isSameTouch(only, what),
  );
  if (option === undefined) return null;
  return marks.length < room ? [...marks, { piece, key: option.key }] : marks;
}

export const isFull = (decision: OpenDecision, marks: readonly Mark[]): boolean =>
  marks.length > 0 && marks.length >= roomFor(decision);

/** Must all of these be chosen, with nothing left but copies of the last? Then the game may take it without asking. */
function mayGoUnasked(
  scene: Scene,
  { many, options }: OpenDecision,
  marks: readonly Mark[],
  last: string,
): boolean {
  const isNeeded = many !== undefined && many.chosen + marks.length <= many.least;
  const others = options
    .filter(({ key }) => key !== last)
    .flatMap(({ touches }) => touches.flatMap((touch) => touched(scene, touch).pieces));
  return isNeeded && others.every((id) => marks.some(({ piece }) => piece === id));
}

/**
 * The marks as answers: one, except where a game may take the last picks without asking. An answer that includes those
 * would be refused, so each is sent only on request. If the order does not count, that may apply to all after the
 * first.
 */
export function answersOf(scene: Scene, decision: OpenDecision, marks: readonly Mark[]): string[][] {
  const keys = marks.map(({ key }) => key);
  const last = keys.at(-1);
  if (last === undefined || !mayGoUnasked(scene, decision, marks, last)) return [keys];
  const asked = decision.many?.keepsOrder ? keys.findLastIndex((key) => key !== last) + 1 : 1;
  const rest = keys.slice(asked).map((key) => [key]);
  return asked === 0 ? rest : [keys.slice(0, asked), ...rest];
}

/** Is this the same question, asked again after this many of its picks? */
export const isAskedAgain = (sent: OpenDecision, count: number, now: OpenDecision): boolean =>
  now.id !== sent.id && now.why.en === sent.why.en && now.many?.chosen === (sent.many?.chosen ?? 0) + count;
