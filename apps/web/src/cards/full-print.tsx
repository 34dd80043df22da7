'use client';
// A card as it would be printed: the whole picture with its name, title and numbers over it.
// Invariant: seal, diamond and band stand where the art room's layout says.
import { BAND, CARD, DIAMOND, SEAL } from '@sleight/art/layout';
import { memo } from 'react';
import { useSay } from '../i18n/said';
import type { CardFacts, Legend } from '../net/api';
import { worldOf } from '../worlds/worlds';
import { CardPrint } from './art';

/** Numbers that have a place of their own; the others are printed under the name. */
const sealId = 'cost';
const diamondIds: readonly string[] = ['power', 'points'];

/** More letters than this are set smaller, so that a name takes two lines at most. */
const LONG_NAME = 18;
/** A rarity that is a whole word says no more than the kind of card. */
const LONG_RARITY = 2;

function Seal({ n }: { n: number }) {
  const { x, y, width, height } = SEAL;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="2" className="fill-vermilion-deep" />
      <text x={x + width / 2} y={y + height / 2} fontSize="14" className="fill-white">
        {n}
      </text>
    </>
  );
}

function Diamond({ n }: { n: number }) {
  const { x, y, reach } = DIAMOND;
  return (
    <>
      <path
        d={`M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}z`}
        className="fill-paper stroke-ground"
        strokeWidth="1.6"
      />
      <text x={x} y={y} fontSize={n > 99 ? 10 : 14} className="fill-ground">
        {n}
      </text>
    </>
  );
}

interface Props {
  readonly game: string;
  readonly facts: CardFacts;
  readonly legend: Legend;
  readonly isLazy?: boolean;
  /** Only its outline is shown. */
  readonly isSilhouette?: boolean;
}

export const FullPrint = memo(function FullPrint({ game, facts, legend, isLazy, isSilhouette }: Props) {
  const say = useSay();
  const { id, name, title, kind, numbers, rarity } = facts;
  const diamond = diamondIds.find((one) => numbers[one] !== undefined);
  const others = Object.keys(numbers).filter((one) => one !== sealId && one !== diamond);
  const under = [
    ...(title === undefined ? [] : [say(title)]),
    ...(title === undefined && others.length === 0 && legend.kinds[kind] ? [say(legend.kinds[kind])] : []),
    ...others.map((one) => `${legend.numbers[one] ? say(legend.numbers[one]) : one} ${numbers[one]}`),
  ].join(' · ');
  const printed = say(name);
  return (
    <span className="@container relative block aspect-5/7 w-full overflow-hidden rounded-[5%_/_3.6%] bg-raised text-left">
      <CardPrint
        game={game}
        card={id}
        isLazy={isLazy}
        className={`absolute inset-0 size-full ${isSilhouette ? 'brightness-[0.35] contrast-125 grayscale' : ''}`}
      />
      <span
        className={`absolute inset-x-0 top-[77.2%] bottom-0 flex flex-col px-[5.5cqw] pt-[3cqw] ${worldOf(game).band}`}
      >
        <span
          className={`line-clamp-2 font-display leading-[1.2] text-paper ${printed.length > LONG_NAME ? 'text-[6.3cqw]' : 'text-[7.6cqw]'} ${diamond === undefined || isSilhouette ? '' : 'pr-[19cqw]'}`}
        >
          {printed}
        </span>
        <span className="line-clamp-2 pr-[6cqw] text-[6cqw] leading-[1.15] text-paper/80">{under}</span>
      </span>
      {isSilhouette ? null : (
        <svg
          viewBox={`0 0 ${CARD.width} ${CARD.height}`}
          className="absolute inset-0 size-full font-sans font-semibold [dominant-baseline:central] [text-anchor:middle]"
          aria-hidden="true"
        >
          {numbers[sealId] === undefined ? null : <Seal n={numbers[sealId]} />}
          {diamond === undefined ? null : <Diamond n={numbers[diamond]} />}
          {rarity === undefined || rarity.length > LONG_RARITY ? null : (
            <text
              x={CARD.width - 9}
              y={BAND.y + BAND.height - 6.5}
              fontSize="5.5"
              className="fill-paper [text-anchor:end]"
            >
              {rarity}
            </text>
          )}
        </svg>
      )}
    </span>
  );
});
