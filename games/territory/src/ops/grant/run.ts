// grant: puts one ongoing effect on each chosen slot or lane.
// Without neutral effects, an effect for a lane goes to one slot of either side (parameter).
import type { Grant, Target } from '../../ability';
import type { C } from '../../language';
import { register } from './schema';

export function run(a: Grant, c: C): void {
  const line = c.read.grants(a.ability);
  const target: Target = a.targetType === 'lane' && !c.read.rules.neutralEffects ? { targetType: 'slot' } : a;
  const why = { en: 'Choose where the effect goes', fr: "Choisissez où placer l'effet" };
  const to = c.choose(target, `${a.bind ?? register} choice`, why, 'grant');
  c.happens('grant', to, () => line, a.bind ?? register);
}
