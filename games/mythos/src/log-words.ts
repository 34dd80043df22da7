// Names in the log of Mythos: missions by name and rank, characters by side, the card under a play.
// Invariant: the name of a face-down card comes from a fact, never from the table.

import type { Play, Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import { defOf, objAt, objById } from '@sleight/kernel/objects';
import { other, type Seat } from '@sleight/kernel/state';
import type { LogFact } from '@sleight/kit/log';
import { both } from '@sleight/kit/log-phrases';
import { cardName, owned, ownedCard, type Telling } from '@sleight/kit/log-players';
import { asMythos } from './book';
import { total } from './character';
import { COST } from './counters';
import { numberOf, rankName } from './mission-names';
import { missionPlace } from './places';

function missionCard(t: Telling, mission: number): Said | null {
  for (const p of [t.after, t.before]) {
    const card = objAt(p.s, missionPlace(mission));
    if (card !== null) return defOf(p, card).name;
  }
  return null;
}

/** "Chakra Training". */
export function missionName(t: Telling, place: string | undefined): Said {
  const { en, fr } = rankName(place);
  return missionCard(t, numberOf(place)) ?? both(en, `la ${fr}`);
}

/** "your Naruto Uzumaki (mission C)"; to anyone who does not know it, "your hidden character (mission C)". */
export function character(t: Telling, fact: Fact): Said {
  const at = fact.from === undefined ? null : rankName(fact.from);
  if (fact.def === undefined) {
    const { en, fr } = owned(t, fact.seat, both('hidden character', 'personnage caché'), 'le');
    return at === null ? both(en, fr) : both(`${en} (${at.en})`, `${fr} (${at.fr})`);
  }
  const { en, fr } = cardName(t, fact.def);
  return ownedCard(t, fact.seat, fact.down ? both(`hidden ${en}`, `${fr} caché`) : both(en, fr), at);
}

/** The face-up character that stood there before, which the card of this fact was played over or with. */
export function coveredName(t: Telling, { fact }: LogFact): Said | null {
  const o = fact.object === undefined ? null : objById(t.before.s, fact.object);
  return o === null || o.down === 1 ? null : defOf(t.before, o).name;
}

/** " (3 chakra)", if a payment came right before; the word is the same in both languages. */
export const priceOf = ({ fact, previous }: LogFact): string =>
  previous?.verb === 'pay' && previous.seat === fact.seat ? ` (${previous.amount ?? 0} chakra)` : '';

/** A JUTSU card costs its printed cost. */
export const jutsuPrice = ({ after: { book } }: Telling, def: string | undefined): string =>
  ` (${book.defs[book.byId.get(def ?? '') ?? 0].printed[COST]} chakra)`;

const totalOf = (p: Play, seat: Seat, mission: number): number =>
  total(p, asMythos(p.book).rules, seat, mission);

/** "7 to 4", "4 to 4 with the Edge": the Power of both sides when the mission was evaluated, the winner's first. */
export function totals({ before }: Telling, place: string | undefined, winner: Seat): Said {
  const mission = numberOf(place);
  const [won, lost] = [totalOf(before, winner, mission), totalOf(before, other(winner), mission)];
  return won === lost
    ? both(`${won} to ${lost} with the Edge`, `${won} à ${lost} grâce à l’Edge`)
    : both(`${won} to ${lost}`, `${won} à ${lost}`);
}
