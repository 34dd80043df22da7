// "Why can't I play this?" (spec 6, 7, 8): every reason that holds, in both languages.

import type { Play, Said } from '@sleight/kernel/book';
import type { DefIndex } from '@sleight/kernel/ids';
import { objAt } from '@sleight/kernel/objects';
import type { Seat } from '@sleight/kernel/state';
import { ACTION, hasPassed, PRIORITY, seatIn, UNIT } from './counters';
import { HAND, slot } from './places';
import type { Rules } from './rules';
import { usable } from './turn';

const REASONS = {
  over: { en: 'The match is over.', fr: 'La partie est terminée.' },
  notInHand: { en: 'This card is not in your hand.', fr: "Cette carte n'est pas dans votre main." },
  passed: {
    en: 'You have passed: you take no more turns this round.',
    fr: 'Vous avez passé\u202f: vous ne jouez plus de cette manche.',
  },
  notYourTurn: { en: 'It is not your turn.', fr: "Ce n'est pas votre tour." },
  otherChoice: { en: 'Finish the current choice first.', fr: 'Terminez d’abord le choix en cours.' },
  rowFull: {
    en: 'All your slots are occupied, and these rules forbid replacing a unit.',
    fr: 'Tous vos emplacements sont occupés et ces règles interdisent de remplacer une unité.',
  },
  cost: { en: 'You cannot pay its cost.', fr: 'Vous ne pouvez pas payer son coût.' },
  noTarget: { en: 'There is nothing it could choose.', fr: "Il n'y a rien qu'elle puisse choisir." },
} satisfies Record<string, Said>;

function cardReasons(p: Play, rules: Rules, seat: Seat, def: DefIndex): Said[] {
  const card = p.book.defs[def];
  if (card.kind === UNIT) {
    const lanes = Array.from({ length: rules.lanes }, (_, i) => i + 1);
    const full = lanes.every((lane) => objAt(p.s, slot(rules.lanes, seat, lane)) !== null);
    return full && rules.replacement === 'forbidden' ? [REASONS.rowFull] : [];
  }
  if (card.kind !== ACTION) return [];
  return card.lines
    .filter((line) => line.type === 'Play' && !usable(p, line, seat, 0))
    .map((line) => (line.hasCost ? REASONS.cost : REASONS.noTarget));
}

export const explain =
  (rules: Rules) =>
  (p: Play, seat: Seat, def: DefIndex): Said[] => {
    const s = p.s;
    if (s.result !== null) return [REASONS.over];
    const reasons: Said[] = [];
    if (!s.zones[HAND + seat].some((card) => s.cards.def[card] === def)) reasons.push(REASONS.notInHand);
    const betweenTurns = s.stack.length > 1 || s.strands !== null;
    if (hasPassed(s, seat)) reasons.push(REASONS.passed);
    else if (betweenTurns) reasons.push(REASONS.otherChoice);
    else if (seatIn(s, PRIORITY) !== seat) reasons.push(REASONS.notYourTurn);
    return [...reasons, ...cardReasons(p, rules, seat, def)];
  };
