// redirect: any card it names becomes the target, active ones and the Leader included (ruling 46).
import type { C } from '../../language';
import { pick } from '../../targets';
import { type Redirect, register } from './schema';

const WHY = { en: 'Choose the new target of the attack', fr: "Choisissez la nouvelle cible de l'attaque" };

export function run(a: Redirect, c: C): void {
  const name = a.bind ?? register;
  c.happens('redirect', pick(c, a, `${name} choice`, { why: WHY }), () => 0, name);
}
