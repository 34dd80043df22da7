// addThisToHand: this card, while its [Trigger] resolves or from its place, to its owner's hand.
import { reg } from '@sleight/kernel/book';
import { CARD, ref } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import { thisCard } from '../../identity';
import type { C } from '../../language';
import { type AddThisToHand, register } from './schema';

export function run(a: AddThisToHand, c: C): void {
  const name = a.bind ?? register;
  const from = c.register(`${name} card`);
  c.step((p, f) => {
    const card = objById(p.s, f.self) === null ? thisCard(p, f) : -1;
    f.regs[from] = reg(card < 0 ? [] : [ref(CARD, card)]);
  });
  c.happens('recover', from, () => 0, name);
}
