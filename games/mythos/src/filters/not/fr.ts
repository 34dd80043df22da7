// « un personnage Invocation », after « qui n'est pas » (words/french-filters.ts).
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import type { Not } from './schema';

export function fr({ not }: Not<Vocabulary>, { agreement, french }: FilterContext): FilterFrench {
  const { plural } = agreement;
  const said = french.words.filter(not, { agreement: { feminine: false, plural }, all: [not], french });
  if (said === null) return { slot: 'not', text: plural ? "d'autres personnages" : 'un autre personnage' };
  return { slot: 'not', text: `${plural ? 'des personnages' : 'un personnage'} ${said.text}` };
}
