// « son coût imprimé est de 3 ou moins », « le personnage choisi avait une Puissance de 6 ou plus ».
import { isLatest, reference } from '@sleight/kernel/text/french-target';
import type { Target, Vocabulary } from '../../ability';
import type { MythosFrench } from '../../words/context';
import { named } from '../../words/french-registers';
import type { Bound } from './schema';

export function fr({ bound, filters }: Bound<Vocabulary>, context: MythosFrench): string {
  const { feminine } = reference(bound, context);
  const it = isLatest(bound, context) ? (feminine ? 'elle' : 'il') : named(bound, context);
  const agreement = { feminine: false, plural: false };
  const said = filters.map((one) => context.words.filter(one, { agreement, all: filters, french: context }));
  const [has] = said;
  if (said.length === 1 && has?.slot === 'with') return `${it} ${has.lasting ? 'a' : 'avait'} ${has.text}`;
  const what: Target = { targetType: 'character', filters };
  return `${isLatest(bound, context) ? "c'" : `${it} `}est ${context.words.target(what, { ...context, anywhere: true }).text}`;
}
