// choose: fills a register that later actions of the same ability read.
import type { Compiler, Language } from '../../compiler';
import { register } from './schema';

export type Action<L extends Language> = L['Target'] & { type: 'choose'; bind?: string };

export function run<L extends Language>(a: Action<L>, c: Compiler<L>): void {
  c.choose(a, a.bind ?? register, { en: 'Choose one', fr: 'Choisissez' });
}
