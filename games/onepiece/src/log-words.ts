// Names of places and cards in play in One Piece's log, with their power if a battle depends on it.
// Invariant: cards in play are known to both, so the table may name them; a loose card is named only by its fact.

import type { Play, Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { ObjId } from '@sleight/kernel/ids';
import { defOf, objById } from '@sleight/kernel/objects';
import type { Obj } from '@sleight/kernel/state';
import type { LogFact } from '@sleight/kit/log';
import { both } from '@sleight/kit/log-phrases';
import { cardName, ownedCard, type Telling } from '@sleight/kit/log-players';
import { power } from './stats';

const PLACES: Readonly<Record<string, Said>> = {
  deck: both('the deck', 'le deck'),
  hand: both('hand', 'la main'),
  trash: both('the trash', 'la défausse'),
  life: both('Life', 'la Vie'),
  trigger: both('Life', 'la Vie'),
  'top of deck': both('the top of the deck', 'le dessus du deck'),
  'bottom of deck': both('the bottom of the deck', 'le dessous du deck'),
  'top of life': both('the top of Life', 'le dessus de la Vie'),
  'bottom of life': both('the bottom of Life', 'le dessous de la Vie'),
  'face up': both('face up', 'face visible'),
  'face down': both('face down', 'face cachée'),
};
export const place = (name: string | undefined): Said => PLACES[name ?? ''] ?? both(name ?? '', name ?? '');

const ONTO_IN_FRENCH: Readonly<Record<string, string>> = {
  deck: 'dans le deck',
  hand: 'en main',
  trash: 'à la défausse',
  life: 'dans la Vie',
  'top of deck': 'sur le dessus du deck',
  'bottom of deck': 'sous le deck',
  'top of life': 'sur le dessus des cartes Vie',
  'bottom of life': 'sous les cartes Vie',
};
/** Where a card goes: « sur le dessus du deck ». */
export const ontoInFrench = (name: string | undefined): string =>
  ONTO_IN_FRENCH[name ?? ''] ?? `vers ${place(name).fr}`;

/** "your Nami", "Mara’s Nami". */
export const called = (t: Telling, fact: Fact): Said => ownedCard(t, fact.seat, cardName(t, fact.def));

function found(t: Telling, id: ObjId): { p: Play; o: Obj } | null {
  for (const p of [t.after, t.before]) {
    const o = objById(p.s, id);
    if (o !== null) return { p, o };
  }
  return null;
}

/** A card in play by its object, as it is now or was before. */
export function objectName(t: Telling, id: ObjId): Said {
  const card = found(t, id);
  return card === null ? both('a card', 'une carte') : ownedCard(t, card.o.ctrl, defOf(card.p, card.o).name);
}

/** The same with its power: "your Nami (4000)". */
export function fighterName(t: Telling, id: ObjId): Said {
  const card = found(t, id);
  if (card === null) return both('a card', 'une carte');
  const strength = `${power(card.p, card.o)}`;
  return ownedCard(t, card.o.ctrl, defOf(card.p, card.o).name, both(strength, strength));
}

/** " (3 DON!!)", if a payment came right before; the word is the same in both languages. */
export const priceOf = ({ fact, previous }: LogFact): string =>
  previous?.verb === 'pay' && previous.seat === fact.seat ? ` (${previous.amount ?? 0} DON!!)` : '';
