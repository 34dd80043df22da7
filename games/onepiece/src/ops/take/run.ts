// take: looked-at cards go to the hand; those that had to fit a description are shown first (spec 16).
import { reg } from '@sleight/kernel/book';
import type { C } from '../../language';
import { forget, pick } from '../../targets';
import { register, type Take } from './schema';

const WHY = { en: 'Choose a card to add to your hand', fr: 'Choisissez une carte à ajouter à votre main' };

export function run(a: Take, c: C): void {
  const name = a.bind ?? register;
  const looked = c.register(a.of ?? 'looked');
  const to = pick(c, { ...a, from: 'lookedAt' }, `${name} choice`, { why: WHY });
  const isDescribed = a.filters !== undefined || a.targetType !== 'card';
  if (isDescribed) c.happens('reveal', to, () => 0, `${name} shown`);
  c.happens('recover', to, () => 0, name);
  c.step((_p, f) => {
    const gone = f.regs[to]?.refs ?? [];
    f.regs[looked] = reg((f.regs[looked]?.refs ?? []).filter((r) => !gone.includes(r)));
  });
  forget(c, to);
}
