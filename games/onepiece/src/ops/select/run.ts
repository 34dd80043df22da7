// select: fills a register that later actions refer to.
import type { C } from '../../language';
import { pick } from '../../targets';
import { register, type Select } from './schema';

export function run(a: Select, c: C): void {
  pick(c, a, a.bind ?? register, { why: { en: 'Choose one', fr: 'Choisissez une option' } });
}
