// ko: Characters, or Stages, are K.O.'d: to their owners' trash, by an effect (spec 9).
import type { C } from '../../language';
import { pick } from '../../targets';
import { type Ko, register } from './schema';

export function run(a: Ko, c: C): void {
  const name = a.bind ?? register;
  const why = { en: 'Choose what to K.O.', fr: 'Choisissez ce qui est mis KO' };
  c.happens('ko', pick(c, a, `${name} choice`, { why }), () => 0, name);
}
