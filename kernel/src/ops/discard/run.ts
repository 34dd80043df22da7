// discard: the player chooses cards in hand, one at a time, and discards them together.
import type { Count } from '../../book';
import type { AbilityTypes, Compiler } from '../../compiler';
import { register } from './schema';

export interface Action<L extends AbilityTypes> {
  type: 'discard';
  amount: L['Amount'];
  bind?: string;
}

export function run<L extends AbilityTypes>(a: Action<L>, c: Compiler<L>): void {
  discardCards(c, c.read.amount(a.amount, c), a.bind ?? register);
}

/** Emits the choice and the discard; a cost of cards is paid the same way. */
export function discardCards<L extends AbilityTypes>(c: Compiler<L>, n: Count, bind: string): void {
  const chosen = c.register(`${bind} cards`);
  c.step((_p, f) => {
    f.regs[chosen] = null;
  });
  c.chooseCards(
    {
      zone: c.read.zone('hand'),
      min: n,
      max: n,
      to: chosen,
      why: { en: 'Choose a card to discard', fr: 'Choisissez une carte à défausser' },
    },
    false,
  );
  c.happens('discard', chosen, n, bind);
}
