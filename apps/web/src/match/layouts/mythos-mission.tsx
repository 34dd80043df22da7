'use client';
// A mission between its two sides: its scene, rank, name, points, and its effect when scored.
import type { Area, Piece } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { CardArt } from '../../cards/art';
import { widthOf } from '../../cards/name-size';
import { numbersOf } from '../../cards/numbers';
import { CardText } from '../../cards/text';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { Named } from '../../ui/named';
import { useTable } from '../table/context';
import { usePiece } from '../table/piece';
import { PlaceButton } from '../table/place';

/**
 * As high as its text, so that nothing is cut off; on a phone on its side as low as possible. If letters are so large
 * that the board is narrower than sixteen of them, a tap opens the rest.
 */
const shape =
  'grid min-h-[4.6rem] w-full overflow-hidden rounded-sm border @max-[16rem]/board:min-h-0 low:min-h-[2.6rem]';

function MissionCard({ piece, area }: { piece: Piece; area: Area }) {
  const t = useTranslations('table');
  const say = useSay();
  const { game, cards } = useTable();
  const { button, label, isLit, isHeld, isPointedAt } = usePiece(piece, area);
  const facts = piece.card === null ? undefined : cards.get(piece.card);
  const name = facts ? say(facts.name) : '';
  const points = numbersOf(piece, facts).find(({ id }) => id === 'points');
  const look = isHeld ? 'held' : isLit ? 'lit' : isPointedAt ? 'pointed-at' : 'border-line hover:border-edge';
  return (
    <button
      {...button}
      className={`${shape} bg-panel text-left @min-[13rem]:grid-cols-[3.4rem_minmax(0,1fr)] low:grid-cols-1! ${look}`}
    >
      <Named label={label}>
        {/* A narrow lane has no room for a picture beside the words. */}
        <span className="relative hidden @min-[13rem]:block low:hidden!">
          {piece.card === null ? null : (
            <CardArt game={game} card={piece.card} className="absolute inset-0 size-full" />
          )}
        </span>
        <span className="mx-2 my-1 flex min-h-0 min-w-0 flex-col gap-0.5 leading-tight @container low:mx-1 low:my-0.5 low:gap-0">
          <span className="flex justify-between gap-2 text-sm whitespace-nowrap low:text-xs">
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
            style={{ fontSize: `min(1rem, var(--most-letter), ${100 / Math.max(1, widthOf(name))}cqw)` }}
          >
            {name}
          </span>
          {facts === undefined ? null : (
            <CardText
              facts={facts}
              as="span"
              className="text-sm leading-[1.15] text-dim @max-[16rem]/board:line-clamp-1 low:text-xs low:leading-none"
            />
          )}
        </span>
      </Named>
    </button>
  );
}

export function Mission({ area }: { area: Area }) {
  const say = useSay();
  const [piece] = area.pieces;
  return (
    <Group label={say(area.label)} zone={area.id} className="@container relative shrink-0 px-2 low:px-1">
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
