// « Personnages avec un effet [Jouée] », « sans effet [Jouée] ».
import type { FilterFrench } from '../../words/context';
import { timingNames } from '../../words/french-names';
import { has } from '../../words/french-predicate';
import type { HasEffect } from './schema';

export function fr({ hasEffect }: HasEffect): FilterFrench {
  const effect = `effet [${timingNames[hasEffect]}]`;
  return {
    slot: 'adjective',
    text: `avec un ${effect}`,
    says: { said: has(`un ${effect}`).said, denied: has(`d'${effect}`).denied },
    without: { slot: 'adjective', text: `sans ${effect}` },
  };
}
