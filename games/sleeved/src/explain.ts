// "Why can't I use this card now?" (spec 12.1): every reason that holds, in both languages.

import type { Play, Said } from '@sleight/kernel/book';
import { codePayload } from '@sleight/kernel/code';
import { optionCodes } from '@sleight/kernel/decide';
import type { Seat } from '@sleight/kernel/state';
import { cardsOf, isIn } from './commit';
import { ANIMAL, ANIMALS, HAND, SLEEVE, SLEEVES } from './places';
import { asSleeved } from './rulebook';

const REASONS = {
  over: { en: 'The match is over.', fr: 'La partie est terminée.' },
  committed: {
    en: 'You have committed your card: a commit is final.',
    fr: 'Vous avez engagé votre carte\u202f: elle ne change plus.',
  },
  used: {
    en: 'You have used this sleeve; it returns when all your sleeves have been used.',
    fr: 'Vous avez utilisé cet étui\u202f; il revient quand tous vos étuis ont servi.',
  },
  notInHand: { en: 'This card is not in your hand.', fr: "Cette carte n'est pas dans votre main." },
  chosen: {
    en: 'You have already chosen; take it back first.',
    fr: "Vous avez déjà choisi\u202f; reprenez d'abord votre choix.",
  },
  sleeveFirst: { en: 'Choose a sleeve first.', fr: "Choisissez d'abord un étui." },
  animalFirst: { en: 'Choose an animal first.', fr: "Choisissez d'abord un animal." },
  full: {
    en: 'This card cannot take more equipment.',
    fr: "Cette carte ne peut pas recevoir d'autre équipement.",
  },
  inUse: {
    en: 'You have added every copy you hold.',
    fr: 'Vous avez ajouté tous les exemplaires que vous avez en main.',
  },
} satisfies Record<string, Said>;

function isHeld(p: Play, zone: number, def: number): boolean {
  return p.s.zones[zone].some((card) => p.s.cards.def[card] === def);
}

/** The one thing that stands in the way of a card one has. */
function obstacle(p: Play, seat: Seat, kind: number): Said {
  const strand = p.s.strands?.[seat];
  const cards = strand === undefined ? [] : cardsOf(strand[0]);
  if (kind === SLEEVE) return REASONS.chosen;
  if (cards.length === 0) return REASONS.sleeveFirst;
  if (kind === ANIMAL) return REASONS.chosen;
  if (cards.length === 1) return REASONS.animalFirst;
  const most = asSleeved(p.book).rules.maxEquipmentPerCard;
  return most !== null && cards.length - 2 >= most ? REASONS.full : REASONS.inUse;
}

export function explain(p: Play, seat: Seat, def: number): Said[] {
  if (p.s.result !== null) return [REASONS.over];
  const { kind } = p.book.defs[def];
  const zone = kind === SLEEVE ? SLEEVES : kind === ANIMAL ? ANIMALS : HAND;
  const reasons: Said[] = [];
  if (!isHeld(p, zone + seat, def)) reasons.push(kind === SLEEVE ? REASONS.used : REASONS.notInHand);
  if (isIn(p, seat)) reasons.push(REASONS.committed);
  if (reasons.length > 0) return reasons;
  const codes = optionCodes(p, seat);
  for (let i = 0; i < codes.n; i++) if (codePayload(codes.list[i]) === def) return [];
  return [obstacle(p, seat, kind)];
}
