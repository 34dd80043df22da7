// « le nombre de cartes Vie de votre adversaire », « par tranche de 2 Événements dans votre Défausse ».
import { after } from '@sleight/kernel/text/french';
import type { Target, Vocabulary } from '../../ability';
import type { AmountFrench, OnePieceFrench } from '../../words/context';
import { bareMany, bareOne } from '../../words/french-target';
import type { Per } from './schema';

/** Areas whose cards are counted as they are. */
const areas: Readonly<Record<string, string>> = {
  'player life': 'le nombre de vos cartes Vie',
  'opponent life': 'le nombre de cartes Vie de votre adversaire',
  'any life': 'le total de vos cartes Vie et de celles de votre adversaire',
  'player don': 'le nombre de cartes DON!! sur votre terrain',
  'opponent don': 'le nombre de cartes DON!! sur le terrain adverse',
  'player hand': 'le nombre de cartes dans votre main',
  'opponent hand': 'le nombre de cartes dans la main adverse',
  'player trash': 'le nombre de cartes dans votre Défausse',
};
const areaOf = ({ targetSide = 'any', from, targetType, filters }: Target): string | undefined =>
  filters === undefined && (targetType === 'card' || targetType === 'don')
    ? areas[`${targetSide} ${targetType === 'don' ? 'don' : from}`]
    : undefined;

export function fr({ per, every, times }: Per<Vocabulary>, context: OnePieceFrench): AmountFrench {
  const groups =
    every === undefined
      ? `pour chaque ${bareOne(per, context)}`
      : `par tranche de ${every} ${bareMany(per, context)}`;
  const isCount = times === 1 && every === undefined;
  const counted = areaOf(per) ?? `le nombre ${after('de', bareMany(per, context))}`;
  return { noun: isCount ? counted : `${times} ${groups}`, times, each: ` ${groups}` };
}
