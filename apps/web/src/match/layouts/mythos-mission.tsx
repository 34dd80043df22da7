'use client';
// A mission between its two sides: its scene, rank, name, what it is worth, and what it does when it is scored.
import type { Area, Piece } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { CardArt } from '../../cards/art';
import { widthOf } from '../../cards/name-size';
import { numbersOf } from '../../cards/numbers';
import { CardText } from '../../cards/text';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { usePiece } from '../table/piece';
import { PlaceButton } from '../table/place';

/** On a phone as high as what it says: there is room below, and nothing to hover with. */
const shape = 'grid min-h-[5.5rem] w-full table:h-[5.6rem] overflow-hidden rounded-sm border';

function MissionCard({ piece, area }: { piece: Piece; area: Area }) {
  const t = useTranslations('table');
  const say = useSay();
  const { game, cards } = useTable();
  const { button, isLit, isHeld, isPointedAt } = usePiece(piece, area);
  const facts = piece.card === null ? undefined : cards.get(piece.card);
  const name = facts ? say(facts.name) : '';
  const points = numbersOf(piece, facts).find(({ id }) => id === 'points');
  const look = isHeld ? 'held' : isLit ? 'lit' : isPointedAt ? 'pointed-at' : 'border-line hover:border-edge';
  return (
    <button
      {...button}
      className={`${shape} bg-panel text-left @min-[11rem]:grid-cols-[4rem_minmax(0,1fr)] ${look}`}
    >
      {/* A narrow lane has no room for a picture beside the words. */}
      <span className="relative hidden @min-[11rem]:block">
        {piece.card === null ? null : (
          <CardArt game={game} card={piece.card} className="absolute inset-0 size-full" />
        )}
      </span>
      <span className="mx-2 my-1 flex min-h-0 min-w-0 flex-col gap-0.5 overflow-hidden leading-tight @container">
        <span className="flex justify-between gap-2 text-sm whitespace-nowrap">
          <span className="text-dim">{(area.words ?? []).map(say).join(' · ')}</span>
          {points === undefined ? null : (
            <span className="font-semibold text-gold">
              {points.now === points.printed
                ? t('points', { n: points.now })
                : `${points.printed} + ${points.now - points.printed}`}
            </span>
          )}
        </span>
        <span
          className="font-display leading-tight whitespace-nowrap"
          style={{ fontSize: `min(1rem, ${100 / Math.max(1, widthOf(name))}cqw)` }}
        >
          {name}
        </span>
        {facts === undefined ? null : (
          <CardText facts={facts} as="span" className="text-sm leading-tight text-dim table:line-clamp-2" />
        )}
      </span>
    </button>
  );
}

export function Mission({ area }: { area: Area }) {
  const say = useSay();
  const [piece] = area.pieces;
  return (
    <Group label={say(area.label)} zone={area.id} className="@container relative shrink-0 px-2">
      {piece === undefined ? (
        <p className={`${shape} place-items-center border-dashed border-line px-2 text-center text-dim`}>
          <span>{(area.words ?? []).map(say).join(' · ')}</span>
        </p>
      ) : (
        <MissionCard piece={piece} area={area} />
      )}
      <PlaceButton area={area} />
    </Group>
  );
}
