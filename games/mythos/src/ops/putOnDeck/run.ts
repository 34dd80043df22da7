// putOnDeck: the player chooses hand cards and puts them on top of the deck.
import { chooseCardStep } from '@sleight/kernel/choose';
import type { C } from '../../language';
import { HAND } from '../../places';
import { type PutOnDeck, register } from './schema';

export function run(a: PutOnDeck, c: C): void {
  const name = a.bind ?? register;
  const chosen = c.register(`${name} cards`);
  c.ask(
    chooseCardStep({
      zone: (_p, f) => HAND + f.you,
      min: () => a.amount,
      max: () => a.amount,
      to: chosen,
      decline: false,
      why: {
        en: 'Choose a card to put on top of your deck',
        fr: 'Choisissez une carte à poser sur votre deck',
      },
    }),
  );
  c.happens('putOnDeck', chosen, () => 0, name);
}
