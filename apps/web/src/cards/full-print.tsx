'use client';
// A card as it would be printed: its face, with its rarity and whatever else stands under its name.
import type { Said } from '@sleight/kernel';
import type { Piece } from '@sleight/kernel/scene';
import { memo } from 'react';
import { useSay } from '../i18n/said';
import type { CardFacts, Legend } from '../net/api';
import { CardPrint } from './art';
import { CardFace } from './face';
import { printedNumbers } from './numbers';
import { Band, Ground } from './stock';

/** A rarity that is a whole word says no more than the kind of card. */
const LONG_RARITY = 2;

interface Props {
  readonly game: string;
  readonly facts: CardFacts;
  readonly legend: Legend;
  readonly isLazy?: boolean;
  /** Only its outline is shown. */
  readonly isSilhouette?: boolean;
}

/** Under the name: its title, the numbers that have no place of their own, or what kind of card it is. */
function wordsOf(facts: CardFacts, legend: Legend): readonly Said[] {
  const { rest } = printedNumbers({ card: facts.id }, facts);
  const numbers = rest.map(({ id, now }) => {
    const { en, fr } = legend.numbers[id] ?? { en: id, fr: id };
    return { en: `${en} ${now}`, fr: `${fr} ${now}` };
  });
  const words = [...(facts.title === undefined ? [] : [facts.title]), ...numbers];
  return words.length > 0 || legend.kinds[facts.kind] === undefined ? words : [legend.kinds[facts.kind]];
}

export const FullPrint = memo(function FullPrint({ game, facts, legend, isLazy, isSilhouette }: Props) {
  const say = useSay();
  const { id, name, rarity } = facts;
  const shape = '@container relative block aspect-5/7 w-full overflow-hidden rounded-[5%_/_3.6%] text-left';
  if (isSilhouette) {
    return (
      <span className={shape}>
        <span className="absolute inset-0 brightness-[0.35] contrast-125 grayscale">
          <Ground facts={facts} />
          <CardPrint game={game} card={id} isLazy={isLazy} className="absolute inset-0 size-full" />
        </span>
        <Band name={say(name)} under="" isNarrow={false} />
      </span>
    );
  }
  const piece: Piece = { id, card: id, face: 'up', touch: null, words: wordsOf(facts, legend) };
  return (
    <span className={shape}>
      <CardFace game={game} piece={piece} facts={facts} isLazy={isLazy} />
      {rarity === undefined || rarity.length > LONG_RARITY || facts.print?.isOwn ? null : (
        <span className="absolute right-[6.5cqw] bottom-[4.5cqw] text-[6cqw] leading-none font-semibold text-paper/80">
          {rarity}
        </span>
      )}
    </span>
  );
});
