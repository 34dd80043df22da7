// "Why can't I use this card now?" (spec 12.1): every reason that holds, in both languages.

import type { Play, Said } from '@sleight/kernel/book';
import { codePayload } from '@sleight/kernel/code';
import { optionCodes } from '@sleight/kernel/decide';
import type { DefIndex, PlaceIndex } from '@sleight/kernel/ids';
import type { Seat } from '@sleight/kernel/state';
import { cardsOf, isIn } from './commit';
import { ANIMAL, ANIMALS, HAND, SLEEVE, SLEEVES } from './places';
import { asSleeved } from './rulebook';

const REASONS = {
  over: { en: 'The match is over.', fr: 'La partie est terminée.' },
  committed: {
    en: 'Your card is committed and cannot change.',
    fr: 'Votre carte est engagée et ne peut plus changer.',
  },
  used: {
    en: 'You have used this sleeve. It comes back once you have used all your sleeves.',
    fr: 'Vous avez utilisé cette pochette\u202f; elle revient quand toutes vos pochettes ont servi.',
  },
  notInHand: { en: 'This card is not in your hand.', fr: "Cette carte n'est pas dans votre main." },
  chosen: {
    en: 'You have already chosen one. Remove it first.',
    fr: 'Vous en avez déjà choisi une. Retirez-la d’abord.',
  },
  sleeveFirst: { en: 'Choose a sleeve first.', fr: "Choisissez d'abord une pochette." },
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

function isHeld(p: Play, zone: PlaceIndex, def: DefIndex): boolean {
  return p.s.zones[zone].some((card) => p.s.cards.def[card] === def);
}

/** The one reason against a card the player has. */
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

export function explain(p: Play, seat: Seat, def: DefIndex): Said[] {
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
