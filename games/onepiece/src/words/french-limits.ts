// Limits that are counted in play, in French: « au nombre de cartes de Vie de votre adversaire ».
// Invariant: says whatever `value` of amounts.ts says: whole areas, no filters.
// Next: french-filters.ts, which uses them.
import type { Amount, Target } from '../ability';

const areas: Readonly<Record<string, string>> = {
  'player life': 'au nombre de vos cartes de Vie',
  'opponent life': 'au nombre de cartes de Vie de votre adversaire',
  'any life': 'au total de vos cartes de Vie et de celles de votre adversaire',
  'player don': 'au nombre de cartes DON!! sur votre terrain',
  'opponent don': 'au nombre de cartes DON!! sur le terrain adverse',
  'player hand': 'au nombre de cartes dans votre main',
  'opponent hand': 'au nombre de cartes dans la main adverse',
  'player trash': 'au nombre de cartes dans votre Défausse',
};
const areaOf = ({ targetSide = 'any', from, targetType }: Target): string =>
  `${targetSide} ${targetType === 'don' ? 'don' : from}`;

/** After « inférieur ou égal ». */
export function counted(amount: Amount): string {
  const said = typeof amount === 'object' && 'per' in amount ? areas[areaOf(amount.per)] : undefined;
  if (said === undefined) throw new Error('French has no words for this limit.');
  return said;
}
