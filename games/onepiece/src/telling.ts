// Facts about loose cards and cards in play: public and secret parts written together (law 9).

import type { Play } from '@sleight/kernel/book';
import type { FactFields } from '@sleight/kernel/fact';
import type { CardIndex } from '@sleight/kernel/ids';
import { defOf } from '@sleight/kernel/objects';
import { EVERYONE, type Obj, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';

/** A fact about a card in play. */
export function telling(p: Play, verb: string, o: Obj, more: FactFields = {}): void {
  if (p.facts === null) return;
  tell(p, verb, { seat: o.ctrl, object: o.id, def: defOf(p, o).id, ...more });
}

/** A fact about a loose card; only players who know it learn which one it was. */
export function tellCard(p: Play, verb: string, seat: Seat, card: CardIndex, more: FactFields = {}): void {
  if (p.facts === null) return;
  const { knows, handle, def } = p.s.cards;
  const face = { card: handle[card], def: p.book.defs[def[card]].id };
  if ((knows[card] & EVERYONE) === EVERYONE) tell(p, verb, { seat, ...face, ...more });
  else if (knows[card] === 0) tell(p, verb, { seat, ...more });
  else tell(p, verb, { seat, ...more }, { to: knows[card], fields: face });
}
