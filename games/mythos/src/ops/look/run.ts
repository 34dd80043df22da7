// look: private to the effect's player: a hidden character, a hand, or the top cards of the deck.
import { reg } from '@sleight/kernel/book';
import { CARD, ref } from '@sleight/kernel/code';
import { other } from '@sleight/kernel/state';
import { inOrderFor } from '@sleight/kernel/zones';
import type { C } from '../../language';
import { DECK, HAND } from '../../places';
import { needsSide } from '../../seats';
import { pick } from '../../targets';
import { type Look, register } from './schema';

export function run(a: Look, c: C): void {
  const name = a.bind ?? register;
  if (a.from === undefined) {
    const { targetType = 'character', filters = [], ...rest } = a;
    const hidden = filters.some((one) => 'hidden' in one) ? filters : [...filters, { hidden: true }];
    const why = {
      en: 'Choose a hidden character to look at',
      fr: 'Choisissez un personnage caché à regarder',
    };
    const to = pick(c, { ...rest, targetType, filters: hidden }, `${name} choice`, { why, verb: 'look' });
    c.happens('look', to, () => 0, name);
    return;
  }
  const { from, amount = 1, side } = a;
  const cards = c.register(`${name} cards`);
  needsSide(c, side, (p, _f, seat) => p.s.zones[(from === 'hand' ? HAND : DECK) + seat].length > 0);
  c.step((p, f) => {
    const seat = side === 'opponent' ? other(f.you) : f.you;
    const seen =
      from === 'hand' ? inOrderFor(p, f.you, HAND + seat) : p.s.zones[DECK + seat].slice(-amount).reverse();
    f.regs[cards] = reg(seen.map((card) => ref(CARD, card)));
  });
  c.happens('look', cards, () => 0, name);
}
