// setActive: cards in play become active, or DON!! of the cost area; given DON!! are out of reach (spec 2).
import { DON_RESTED } from '../../counters';
import type { C } from '../../language';
import { pick, pickDon } from '../../targets';
import { register, type SetActive } from './schema';

export function run(a: SetActive, c: C): void {
  const name = a.bind ?? register;
  if (a.targetType === 'don') {
    const why = { en: 'How many DON!! do you set as active?', fr: 'Combien de DON!! redressez-vous\u202f?' };
    const to = pickDon(c, a, `${name} choice`, why, (p, seat) => p.s.num[DON_RESTED + seat]);
    c.happens('setDonActive', to, (_p, f) => f.regs[to]?.n ?? 0, name);
    return;
  }
  const why = { en: 'Choose a card to set as active', fr: 'Choisissez une carte à redresser' };
  c.happens('setActive', pick(c, a, `${name} choice`, { why }), () => 0, name);
}
