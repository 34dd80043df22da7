// rest: cards in play are rested, or DON!! of a cost area.

import { DON_ACTIVE } from '../../counters';
import type { C } from '../../language';
import { canRest } from '../../resting';
import { sideOf } from '../../sides';
import { pick, pickDon } from '../../targets';
import { type Rest, register } from './schema';

export function run(a: Rest, c: C): void {
  const name = a.bind ?? register;
  if (a.targetType === 'don') {
    const why = { en: 'How many DON!! do you rest?', fr: 'Combien de DON!! épuisez-vous\u202f?' };
    const to = pickDon(c, a, `${name} choice`, why, (p, seat) => p.s.num[DON_ACTIVE + seat]);
    c.happens('restDon', to, (_p, f) => f.regs[to]?.n ?? 0, name);
    return;
  }
  const why = { en: 'Choose a card to rest', fr: 'Choisissez une carte à épuiser' };
  // Own cards that must be rested are ones that can be: a rested one would pay for nothing (spec 13).
  const isOwn = a.targetType === 'self' || sideOf(a) === 'player';
  const isOwed = isOwn && c.read.counts(a).min > 0;
  const to = pick(c, a, `${name} choice`, isOwed ? { why, also: canRest } : { why });
  c.happens('rest', to, () => 0, name);
}
