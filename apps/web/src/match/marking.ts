// Several picks that are one thought: things are marked on the table first and sent together.
// Invariant: marks are only ever options of the decision; they go in the order of the clicks.
import type { Touch } from '@sleight/kernel';
import { type Scene, touched } from '@sleight/kernel/scene';
import { type Decision, isSameTouch } from './choosing';

export interface Mark {
  /** Copies of one card are one option; which of them was clicked is only seen. */
  readonly piece: string;
  readonly key: string;
}

/** How many may still be marked; 0 where picks are sent one by one. */
export function roomFor({ many }: Decision): number {
  const left = many === undefined ? 0 : many.most - many.chosen;
  return left > 1 ? left : 0;
}

/** The marks after a click on a piece; null where the click is not about marking. */
export function marking(
  decision: Decision,
  marks: readonly Mark[],
  piece: string,
  what: Touch,
): readonly Mark[] | null {
  const room = roomFor(decision);
  if (room === 0) return null;
  if (marks.some((mark) => mark.piece === piece)) return marks.filter((mark) => mark.piece !== piece);
  const option = decision.options.find(
    ({ touches }) => touches.length === 1 && isSameTouch(touches[0], what),
  );
  if (option === undefined) return null;
  return marks.length < room ? [...marks, { piece, key: option.key }] : marks;
}

export const isFull = (decision: Decision, marks: readonly Mark[]): boolean =>
  marks.length > 0 && marks.length >= roomFor(decision);

/** Must all of these be chosen, and is nothing else there but copies of the last? Then it may be taken unasked. */
function mayGoUnasked(
  scene: Scene,
  { many, options }: Decision,
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
 * What is marked, as answers: one, except where a game may take the last ones without asking. An answer with those in it
 * would be refused, so each is sent only if it is asked for. Where the order does not count, all after the first may be
 * taken.
 */
export function answersOf(scene: Scene, decision: Decision, marks: readonly Mark[]): string[][] {
  const keys = marks.map(({ key }) => key);
  const last = keys.at(-1);
  if (last === undefined || !mayGoUnasked(scene, decision, marks, last)) return [keys];
  const asked = decision.many?.keepsOrder ? keys.findLastIndex((key) => key !== last) + 1 : 1;
  const rest = keys.slice(asked).map((key) => [key]);
  return asked === 0 ? rest : [keys.slice(0, asked), ...rest];
}

/** Is this the same question, asked again after so many of its picks? */
export const isAskedAgain = (sent: Decision, count: number, now: Decision): boolean =>
  now.id !== sent.id && now.why.en === sent.why.en && now.many?.chosen === (sent.many?.chosen ?? 0) + count;
