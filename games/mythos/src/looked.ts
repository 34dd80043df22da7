// Looked-at cards as options: named by card and zone, so equal copies are one option, and a card's own number, which
// differs between a state and its views, never leaves the kernel (laws 5, 9).

import type { Play } from '@sleight/kernel/book';
import { add, CHOOSE_CARD, type Codes, codeA, has, optionPair, refIndex } from '@sleight/kernel/code';
import type { OptionCode, PlaceIndex, Ref } from '@sleight/kernel/ids';

/** Adds an option for each different card among these card refs, in the order they lie. */
export function offerLooked(p: Play, refs: readonly Ref[], zone: PlaceIndex, out: Codes): void {
  for (const r of refs) {
    const code = optionPair(CHOOSE_CARD, p.s.cards.def[refIndex(r)], zone);
    if (!has(out, code)) add(out, code);
  }
}

/** The card of a pick: the first with its name. */
export function pickedOf(p: Play, refs: readonly Ref[], code: OptionCode): Ref {
  const found = refs.find((r) => p.s.cards.def[refIndex(r)] === codeA(code));
  if (found === undefined) throw new Error(`no looked-at card is ${p.book.defs[codeA(code)].id}`);
  return found;
}
