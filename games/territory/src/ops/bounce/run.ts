// bounce: units return to their owners' hands as fresh cards.
import type { C } from '../../language';
import { type Bounce, register } from './schema';

export function run(a: Bounce, c: C): void {
  const why = { en: 'Choose a unit to bounce', fr: 'Choisissez une unité à renvoyer en main' };
  const to = c.choose(a, `${a.bind ?? register} choice`, why, 'bounce');
  c.happens('bounce', to, () => 0, a.bind ?? register);
}
