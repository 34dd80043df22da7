// addDon: from the DON!! deck to the cost area, as many as are there.
import { DON_DECK } from '../../counters';
import type { C } from '../../language';
import { pickDon } from '../../targets';
import { type AddDon, register } from './schema';

const WHY = { en: 'How many DON!! do you add?', fr: 'Combien de DON!! ajoutez-vous\u202f?' };

export function run(a: AddDon, c: C): void {
  const { amount, upTo, side = 'player', state } = a;
  const name = a.bind ?? register;
  const counts = { minTargets: upTo === true ? 0 : amount, maxTargets: amount };
  const target = { targetType: 'don', targetSide: side, ...counts } as const;
  const from = pickDon(c, target, `${name} choice`, WHY, (p, seat) => p.s.num[DON_DECK + seat]);
  const verb = state === 'active' ? 'addDon' : 'addRestedDon';
  c.happens(verb, from, (_p, f) => f.regs[from]?.n ?? 0, name);
}
