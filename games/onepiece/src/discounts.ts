// What a card of the hand really costs its player: its cost, less what the next matching play was promised (ruling 26).

import type { Play } from '@sleight/kernel/book';
import { CARD, ref, SEAT } from '@sleight/kernel/code';
import type { CardIndex } from '@sleight/kernel/ids';
import { KEPT, keepMods } from '@sleight/kernel/modifiers';
import type { Mod, Seat } from '@sleight/kernel/state';
import { discountsOf } from './shared';
import { costOfCard } from './stats';

/** Kind of the modifiers that wait with a player for a card to be paid for. */
export const DISCOUNT = 4;

/** Is this such a promise, and for this card? Which cards it means is asked of their cost without it. */
const isFor =
  (p: Play, card: CardIndex) =>
  (mod: Mod): boolean => {
    const you: Seat = p.s.cards.owner[card] === 0 ? 0 : 1;
    if (mod.kind !== DISCOUNT || mod.on !== ref(SEAT, you)) return false;
    const frame = { code: -1, pc: 0, you, self: 0, regs: mod.regs.slice() };
    return discountsOf(p.book)[mod.line]?.(p, frame, ref(CARD, card)) === true;
  };

/** The price of a card in hand. */
export function priceOf(p: Play, card: CardIndex): number {
  const cost = costOfCard(p, card);
  if (!p.s.mods.some(({ kind }) => kind === DISCOUNT)) return cost;
  const less = p.s.mods.filter(isFor(p, card)).reduce((sum, { regs }) => sum + (regs[KEPT]?.n ?? 0), 0);
  return Math.max(0, cost - less);
}

/** A card that is paid for uses up every discount that it got. */
export function useDiscounts(p: Play, card: CardIndex): void {
  const isUsed = isFor(p, card);
  keepMods(p, (mod) => !isUsed(mod));
}
