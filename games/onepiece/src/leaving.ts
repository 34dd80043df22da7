// Leaving the field (spec 2, 9): a card that moves from the Character or Stage area becomes a new object wherever it
// goes; its DON!! fall to the cost area rested, and it goes to its owner's zone.

import type { Play } from '@sleight/kernel/book';
import type { CardIndex, PlaceIndex } from '@sleight/kernel/ids';
import { defOf, lastOf, leave } from '@sleight/kernel/objects';
import type { Last, Obj, Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { putOn } from '@sleight/kernel/zones';
import { dropDon } from './don';
import { putLife } from './life';
import { DECK } from './places';

export const ownerOf = (p: Play, o: Obj): Seat => (p.s.cards.owner[o.cards[0]] === 0 ? 0 : 1);

function takeOff(p: Play, verb: string, o: Obj, to: string): Last {
  const last = lastOf(p, o);
  if (p.facts !== null) {
    tell(p, verb, { seat: o.ctrl, object: o.id, def: defOf(p, o).id, from: p.book.places[o.at].name, to });
  }
  dropDon(p.s, o);
  leave(p, o);
  return last;
}

/** To a zone of its owner, on top. */
export function sendTo(p: Play, verb: string, o: Obj, zone: PlaceIndex): Last {
  const [card] = o.cards;
  const owner = ownerOf(p, o);
  const last = takeOff(p, verb, o, p.book.places[zone].name);
  putOn(p, card, o.at, zone + owner);
  return last;
}

export function sendToDeck(p: Play, verb: string, o: Obj, end: 'top' | 'bottom'): Last {
  const [card] = o.cards;
  const owner = ownerOf(p, o);
  const last = takeOff(p, verb, o, `${end} of deck`);
  putOn(p, card, o.at, DECK + owner);
  if (end === 'bottom') toBottom(p, owner, card);
  return last;
}

export function sendToLife(p: Play, verb: string, o: Obj, end: 'top' | 'bottom', up: boolean): Last {
  const [card] = o.cards;
  const owner = ownerOf(p, o);
  const last = takeOff(p, verb, o, `${end} of life`);
  putLife(p, owner, card, o.at, end, up);
  return last;
}

/** Moves the top card of a deck under it. */
export function toBottom(p: Play, seat: Seat, card: CardIndex): void {
  const deck = p.s.zones[DECK + seat];
  const top = deck.pop();
  if (top !== card) throw new Error('only the card just put on a deck can go under it');
  deck.unshift(card);
}
