'use client';
// Life as a stack: the top card in front; face-up cards show their face, cards only you know a gold edge.
import type { Area } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { CardBack } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { PieceButton } from '../table/piece';
import { PlaceButton } from '../table/place';

const size = 'w-7 low:w-5 table:w-[min(2.9rem,5.4vh)]';
/** The usual number at the start: room is reserved for them, so that nothing beside the stack moves. */
const USUAL = 5;
/** The visible part of each card beside the next, in pixels. */
const OVERLAP = 12.5;

export function LifeStack({ area }: { area: Area }) {
  const t = useTranslations('layouts.onepiece');
  const say = useSay();
  const { game } = useTable();
  // The bottom card first, so that the top one lies over the others.
  const depths = Array.from({ length: area.count }, (_, i) => area.count - i);
  // The width of five cards that show a third each; more cards lie closer.
  const step = Math.min(1, (USUAL - 1) / Math.max(1, area.count - 1));
  return (
    <Group
      label={t('life', { label: say(area.label), n: area.count })}
      zone={area.id}
      className="relative flex w-fit items-center gap-1.5 rounded-sm side:grid side:gap-0.5"
    >
      <p className="flex items-baseline gap-1.5 low:leading-none">
        <span className="text-sm text-dim low:text-xs">{say(area.label)}</span>
        <span className="min-w-[1ch] text-lg leading-none font-semibold low:text-base table:text-2xl">
          {area.count}
        </span>
      </p>
      <span className={`relative block aspect-[5/7] ${size} mr-12`}>
        {depths.map((depth, i) => {
          const piece = area.pieces.find((one) => one.depth === depth);
          return (
            <span key={depth} className="absolute top-0" style={{ left: i * step * OVERLAP }}>
              {piece === undefined ? (
                <span
                  aria-hidden="true"
                  className={`block aspect-[5/7] overflow-hidden rounded-[5%/3.6%] border border-ground ${size}`}
                >
                  <CardBack game={game} className="size-full" />
                </span>
              ) : (
                <PieceButton piece={piece} area={area} size={size} />
              )}
            </span>
          );
        })}
      </span>
      <PlaceButton area={area} />
    </Group>
  );
}
