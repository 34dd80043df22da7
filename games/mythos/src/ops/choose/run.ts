// choose: fills a register that later actions read.
import type { C } from '../../language';
import { pick } from '../../targets';
import { type Choose, register } from './schema';

export function run(a: Choose, c: C): void {
  pick(c, a, a.bind ?? register, { why: { en: 'Choose one', fr: 'Choisissez une option' } });
}
