'use client';
// The spoken label of a piece: everything its face shows.
import type { Piece } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { numbersOf } from '../../cards/numbers';
import { useSay } from '../../i18n/said';
import { useKnown } from './context';

export function usePieceLabel(piece: Piece): string {
  const t = useTranslations('match');
  const say = useSay();
  const { cards, legend, isWatched = false } = useKnown();
  const labelOf = (): string => {
    const numberLabel = (id: string) => (legend.numbers[id] ? say(legend.numbers[id]) : id);
    const { card, face, tokens = [], words = [], isRested, under = [] } = piece;
    const facts = card === null ? undefined : cards.get(card);
    return [
      card === null ? t('faceDown') : facts ? say(facts.name) : card,
      face === 'secret' && words.length > 0 ? t(isWatched ? 'faceDown' : 'secretCard') : '',
      ...numbersOf(piece, facts).map(({ id, now, printed }) =>
        now === printed
          ? t('number', { label: numberLabel(id), now })
          : t('numberWas', { label: numberLabel(id), now, printed }),
      ),
      ...tokens.map(({ label, n }) => t('number', { label: say(label), now: n })),
      ...words.map(say),
      isRested ? t('rested') : '',
      under.length > 0 ? t('under', { n: under.length }) : '',
    ]
      .filter((part) => part !== '')
      .join(', ');
  };
  return useMemo(labelOf, [piece, t, say, cards, legend, isWatched]);
}
