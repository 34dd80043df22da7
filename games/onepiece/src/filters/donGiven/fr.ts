// « ayant au moins 2 cartes DON!! attachées ».
import { count, noun } from '@sleight/kernel/text/french';
import type { Bound, Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench, OnePieceFrench } from '../../words/context';
import { compared } from '../../words/french-bounds';
import { having } from '../../words/french-predicate';
import type { DonGiven } from './schema';

const givenDon = noun('carte DON!! attachée', 'f', 'cartes DON!! attachées');

function attached(bound: Bound, french: OnePieceFrench): string {
  if ('lte' in bound && !('gte' in bound) && typeof bound.lte === 'number')
    return `au plus ${count(bound.lte, givenDon)}`;
  if ('gte' in bound && !('lte' in bound) && typeof bound.gte === 'number')
    return `au moins ${count(bound.gte, givenDon)}`;
  if ('eq' in bound && typeof bound.eq === 'number') return `exactement ${count(bound.eq, givenDon)}`;
  return `un nombre de ${givenDon.many} ${compared(bound, false, french)}`;
}

export const fr = ({ donGiven }: DonGiven<Vocabulary>, { french }: FilterContext): FilterFrench =>
  having(attached(donGiven, french));
