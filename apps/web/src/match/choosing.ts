// From clicks to an option. The table receives the legal options and highlights them: first the cards, then their
// targets. Invariant: an option is picked only when the clicks identify it uniquely; no rules here.
import type { Touch } from '@sleight/kernel';
import type { StateUpdate } from '@sleight/protocol';

export type OpenDecision = NonNullable<StateUpdate['decision']>;
export type OpenOption = OpenDecision['options'][number];

export const isSameTouch = (one: Touch, other: Touch): boolean =>
  one.kind === 'card' && other.kind === 'card'
    ? one.def === other.def && (one.zone === null || other.zone === null || one.zone === other.zone)
    : JSON.stringify(one) === JSON.stringify(other);

const startsWith = ({ touches }: OpenOption, held: readonly Touch[]): boolean =>
  held.every((touch, i) => touches[i] !== undefined && isSameTouch(touches[i], touch));

/** The options that the current selection can still become. */
export const candidates = (options: readonly OpenOption[], held: readonly Touch[]): OpenOption[] =>
  options.filter((option) => startsWith(option, held));

/** The next possible clicks. */
export const nextTouches = (options: readonly OpenOption[], held: readonly Touch[]): Touch[] =>
  candidates(options, held).flatMap(({ touches }) => touches[held.length] ?? []);

/** Options that the selection already names in full: one is picked, several are listed. */
export const named = (options: readonly OpenOption[], held: readonly Touch[]): OpenOption[] =>
  held.length === 0 ? [] : candidates(options, held).filter(({ touches }) => touches.length === held.length);

export type Clicked =
  | { readonly pick: OpenOption }
  | { readonly held: readonly Touch[] }
  /** Nothing can be clicked now. */
  | null;

function taken(options: readonly OpenOption[], held: readonly Touch[]): Clicked {
  const left = candidates(options, held);
  const [only] = left;
  if (only === undefined) return null;
  const isNamed = left.length === 1 && only.touches.length === held.length;
  return isNamed ? { pick: only } : { held };
}

/** A click continues the selection, or else starts a new one; clicking the selection again clears it. */
export function click(options: readonly OpenOption[], held: readonly Touch[], touch: Touch): Clicked {
  const last = held.at(-1);
  const continues = taken(options, [...held, touch]);
  if (continues !== null) return continues;
  if (last !== undefined && isSameTouch(last, touch)) return { held: held.slice(0, -1) };
  return held.length === 0 ? null : taken(options, [touch]);
}

/** Options without anything to click: "pass", "done", "yes". */
export const plain = (options: readonly OpenOption[]): OpenOption[] =>
  options.filter(({ touches }) => touches.length === 0);

/** Answers to a question, by the kernel's own names: they end only the question. */
const replies: readonly string[] = ['done', 'decline', 'accept'];

/** Does this end a turn, or something as large, while other options are left? */
export const endsMore = (options: readonly OpenOption[], { key, touches }: OpenOption): boolean =>
  touches.length === 0 && !replies.includes(key) && options.some((option) => option.touches.length > 0);
