// ko: Characters, or Stages, are K.O.'d: to their owners' trash, by an effect (spec 9).
import type { C } from '../../language';
import { pick } from '../../targets';
import { type Ko, register } from './schema';

export function run(a: Ko, c: C): void {
  const name = a.bind ?? register;
  const why = { en: 'Choose a card to K.O.', fr: 'Choisissez une carte à mettre K.O.' };
  c.happens('ko', pick(c, a, `${name} choice`, { why }), () => 0, name);
}
