// look: the effect's player, or both players, see the top cards of a deck; nothing moves (spec 16).
import { reg } from '@sleight/kernel/book';
import { CARD, ref } from '@sleight/kernel/code';
import type { C } from '../../language';
import { DECK } from '../../places';
import { seatsFor } from '../../sides';
import { forget } from '../../targets';
import { type Look, register } from './schema';

export function run(a: Look, c: C): void {
  const name = a.bind ?? register;
  const cards = c.register(`${name} cards`);
  c.step((p, f) => {
    const deck = p.s.zones[DECK + seatsFor(f, a.side ?? 'player')[0]];
    const top = deck.slice(-a.amount).reverse();
    f.regs[cards] = reg(top.map((card) => ref(CARD, card)));
  });
  c.happens(a.reveal === true ? 'reveal' : 'look', cards, () => 0, name);
  forget(c, cards);
}
