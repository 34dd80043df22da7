// Costs inside an effect (spec 11.2.5): "discard a card to ...", "discard the top card of your deck: ...".

import { chooseCardStep } from '@sleight/kernel/choose';
import { type Cost, registerOf } from './ability';
import type { C } from './language';
import { DECK, HAND } from './places';
import { sidesOf } from './seats';

export function payCost(cost: Cost, c: C): void {
  if ('discard' in cost) {
    const n = cost.discard;
    const chosen = c.register('discarded cards');
    c.pays('discard', (p, f, rest) => p.s.zones[HAND + f.you].length >= n && rest(p, f));
    c.step((_p, f) => {
      f.regs[chosen] = null;
    });
    c.ask(
      chooseCardStep({
        zone: (_p, f) => HAND + f.you,
        min: () => n,
        max: () => n,
        to: chosen,
        decline: c.takeDecline(),
        why: { en: 'Choose a card to discard', fr: 'Choisissez une carte à défausser' },
      }),
    );
    c.happens('discard', chosen, () => 0, registerOf(cost));
    return;
  }
  const n = cost.mill;
  c.pays('mill', (p, f, rest) => p.s.zones[DECK + f.you].length >= n && rest(p, f));
  c.happens('mill', sidesOf(c, 'player'), () => n, registerOf(cost));
}
