'use client';
// Life as a stack: the top card in front; a card that lies face up shows its face, one that only you know its edge of gold.
import type { Area } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { CardBack } from '../../cards/art';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { PieceButton } from '../table/piece';
import { PlaceButton } from '../table/place';

const size = 'w-7 table:w-[min(2.6rem,4.6vh)]';

export function LifeStack({ area }: { area: Area }) {
  const t = useTranslations('onepiece');
  const say = useSay();
  const { game } = useTable();
  // The bottom card first, so that the top one lies over the others.
  const depths = Array.from({ length: area.count }, (_, i) => area.count - i);
  return (
    <Group
      label={t('life', { label: say(area.label), n: area.count })}
      zone={area.id}
      className="relative flex items-center gap-1.5 rounded-sm"
    >
      <span className="text-sm text-dim">{say(area.label)}</span>
      <span className="min-w-[1ch] text-lg leading-none font-semibold table:text-xl">{area.count}</span>
      <span className="flex">
        {depths.map((depth) => {
          const piece = area.pieces.find((one) => one.depth === depth);
          return (
            <span key={depth} className="-ml-4 block first:ml-0 table:-ml-5">
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
