// From clicks to an option. The table is told what is legal and lights it: first what can be taken up, then where it
// may go. Invariant: an option is picked only when what was clicked names it alone; knows no rules.
import type { Touch } from '@sleight/kernel';
import type { StateUpdate } from '@sleight/protocol';

export type Decision = NonNullable<StateUpdate['decision']>;
export type Option = Decision['options'][number];

export const isSameTouch = (one: Touch, other: Touch): boolean =>
  one.kind === 'card' && other.kind === 'card'
    ? one.def === other.def && (one.zone === null || other.zone === null || one.zone === other.zone)
    : JSON.stringify(one) === JSON.stringify(other);

const startsWith = ({ touches }: Option, held: readonly Touch[]): boolean =>
  held.every((touch, i) => touches[i] !== undefined && isSameTouch(touches[i], touch));

/** The options that what is held may still become. */
export const candidates = (options: readonly Option[], held: readonly Touch[]): Option[] =>
  options.filter((option) => startsWith(option, held));

/** What may be clicked next. */
export const nextTouches = (options: readonly Option[], held: readonly Touch[]): Touch[] =>
  candidates(options, held).flatMap(({ touches }) => touches[held.length] ?? []);

/** Options that what is held already names in full: one is picked, several are listed. */
export const named = (options: readonly Option[], held: readonly Touch[]): Option[] =>
  held.length === 0 ? [] : candidates(options, held).filter(({ touches }) => touches.length === held.length);

export type Clicked =
  | { readonly pick: Option }
  | { readonly held: readonly Touch[] }
  /** Nothing that may be clicked now. */
  | null;

function taken(options: readonly Option[], held: readonly Touch[]): Clicked {
  const left = candidates(options, held);
  if (left.length === 0) return null;
  const [only] = left;
  const isNamed = left.length === 1 && only.touches.length === held.length;
  return isNamed ? { pick: only } : { held };
}

/** A click continues what is held; if it cannot, it begins anew; what is held is put back by clicking it again. */
export function click(options: readonly Option[], held: readonly Touch[], touch: Touch): Clicked {
  const last = held.at(-1);
  const continues = taken(options, [...held, touch]);
  if (continues !== null) return continues;
  if (last !== undefined && isSameTouch(last, touch)) return { held: held.slice(0, -1) };
  return held.length === 0 ? null : taken(options, [touch]);
}

/** Options without anything to click: "pass", "done", "yes". */
export const plain = (options: readonly Option[]): Option[] =>
  options.filter(({ touches }) => touches.length === 0);

/** Answers to a question, by the kernel's own names: they end nothing but the question. */
const replies: readonly string[] = ['done', 'decline', 'accept'];

/** Does this end a turn, or something as large, while there is more that could be done? */
export const endsMore = (options: readonly Option[], { key, touches }: Option): boolean =>
  touches.length === 0 && !replies.includes(key) && options.some((option) => option.touches.length > 0);
