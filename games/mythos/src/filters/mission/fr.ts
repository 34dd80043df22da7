// « dans cette mission », « depuis une autre mission »; « en jeu » where nothing is said of it (words/french-filters.ts).
import type { FilterContext, FilterFrench } from '../../words/context';
import { named } from '../../words/french-registers';
import type { Mission } from './schema';

export function fr(filter: Mission, { agreement, french }: FilterContext): FilterFrench {
  const other = agreement.plural ? 'les autres missions' : 'une autre mission';
  const where =
    filter.mission === 'same'
      ? named(filter.of, french)
      : filter.mission === 'here'
        ? 'cette mission'
        : other;
  return { slot: 'place', text: `${french.away ? 'depuis' : 'dans'} ${where}` };
}
