// choose: fills a register that later actions of the same ability read.
import type { AbilityTypes, Compiler } from '../../compiler';
import { register } from './schema';

export type Action<L extends AbilityTypes> = L['Target'] & { type: 'choose'; bind?: string };

export function run<L extends AbilityTypes>(a: Action<L>, c: Compiler<L>): void {
  c.choose(a, a.bind ?? register, { en: 'Choose one', fr: 'Choisissez une option' });
}
