// "Why can't I play this?" (spec 6): not your turn, not in hand, too few active DON!!, no [Main] text, forbidden.

import type { Play, Said } from '@sleight/kernel/book';
import { CARD, ref } from '@sleight/kernel/code';
import { forbidden } from '@sleight/kernel/derive';
import type { DefIndex } from '@sleight/kernel/ids';
import type { Seat } from '@sleight/kernel/state';
import { ATTACKER, COUNTER_STEP, DON_ACTIVE, EVENT, MAIN, PHASE, STEP, turnPlayer } from './counters';
import { priceOf } from './discounts';
import { HAND } from './places';
import { linesOf, type Shared } from './shared';
import { verbId } from './verb-names';

const REASONS = {
  over: { en: 'The match is over.', fr: 'La partie est terminée.' },
  notInHand: { en: 'This card is not in your hand.', fr: "Cette carte n'est pas dans votre main." },
  notYourTurn: { en: 'It is not your turn.', fr: "Ce n'est pas votre tour." },
  otherChoice: { en: 'Finish the current choice first.', fr: 'Terminez d’abord le choix en cours.' },
  noMain: { en: 'It has no [Main] effect.', fr: "Elle n'a pas d'effet [Principale]." },
  noCounter: {
    en: 'In a battle you can use only [Counter] effects and Counter values.',
    fr: 'Pendant un combat, seuls les effets [Contre] et les valeurs de Contre servent.',
  },
  forbidden: { en: 'An effect forbids playing it.', fr: 'Un effet interdit de la jouer.' },
} satisfies Record<string, Said>;

const tooDear = (needs: number, has: number): Said => ({
  en: `It costs ${needs} DON!!. You have ${has} active.`,
  fr: `Elle coûte ${needs} DON!!. Vous en avez ${has} ${has < 2 ? 'actif' : 'actifs'}.`,
});

function timingReasons(p: Play, seat: Seat): Said[] {
  const { num, stack } = p.s;
  const mayCounter = num[STEP] === COUNTER_STEP && turnPlayer(p.s) !== seat;
  if (mayCounter) return [];
  if (turnPlayer(p.s) !== seat) return [REASONS.notYourTurn];
  return num[PHASE] !== MAIN || num[ATTACKER] !== 0 || stack.length > 1 ? [REASONS.otherChoice] : [];
}

export const explain =
  (shared: Shared) =>
  (p: Play, seat: Seat, def: DefIndex): Said[] => {
    if (p.s.result !== null) return [REASONS.over];
    const reasons = timingReasons(p, seat);
    const card = p.s.zones[HAND + seat].find((one) => p.s.cards.def[one] === def);
    if (card === undefined) return [...reasons, REASONS.notInHand];
    const inBattle = p.s.num[ATTACKER] !== 0;
    const isEvent = p.book.defs[def].kind === EVENT;
    if (isEvent && linesOf(shared, def, inBattle ? 'Counter' : 'Main').length === 0)
      reasons.push(inBattle ? REASONS.noCounter : REASONS.noMain);
    if (!isEvent && inBattle) reasons.push(REASONS.noCounter);
    const price = priceOf(p, card);
    const has = p.s.num[DON_ACTIVE + seat];
    if (price > has) reasons.push(tooDear(price, has));
    if (forbidden(p, verbId(isEvent ? 'useEvent' : 'play'), ref(CARD, card), seat))
      reasons.push(REASONS.forbidden);
    return reasons;
  };
