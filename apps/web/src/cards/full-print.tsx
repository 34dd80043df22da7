'use client';
// A card in full print: its face, with its rarity and everything else under its name.
import type { Said } from '@sleight/kernel';
import type { Piece } from '@sleight/kit/scene';
import { memo } from 'react';
import { useSay } from '../i18n/said';
import type { CatalogueCard, CatalogueLegend } from '../net/api';
import { CardPrint } from './art';
import { CardFace } from './face';
import { printedNumbers } from './numbers';
import { Band, Ground } from './stock';

interface Props {
  readonly game: string;
  readonly facts: CatalogueCard;
  readonly legend: CatalogueLegend;
  readonly isLazy?: boolean;
  /** Show only its outline. */
  readonly isSilhouette?: boolean;
  /** Its spoken label; then the printed words are not read one by one. */
  readonly label?: string;
}

/** Under the name: its title, the numbers without a place of their own, or its kind. */
function wordsOf(facts: CatalogueCard, legend: CatalogueLegend): readonly Said[] {
  const { rest } = printedNumbers({ card: facts.id }, facts);
  const numbers = rest.map(({ id, now }) => {
    const { en, fr } = legend.numbers[id] ?? { en: id, fr: id };
    return { en: `${en} ${now}`, fr: `${fr} ${now}` };
  });
  const words = [...(facts.title === undefined ? [] : [facts.title]), ...numbers];
  const kind = legend.kinds[facts.kind];
  return words.length > 0 || kind === undefined ? words : [kind];
}

export const FullPrint = memo(function FullPrint(props: Props) {
  const { game, facts, legend, isLazy, isSilhouette, label } = props;
  const say = useSay();
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  const { id, name } = facts;
  const shape = '@container relative block aspect-5/7 w-full overflow-hidden rounded-[5%_/_3.6%] text-left';
  if (isSilhouette) {
    return (
      <span className={shape} {...named}>
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
    <span className={shape} {...named}>
      <CardFace game={game} piece={piece} facts={facts} isLazy={isLazy} />
    </span>
  );
});
