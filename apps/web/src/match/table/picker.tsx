'use client';
// Cards that lie nowhere on the table and are chosen from now: looked at, being played, or in a pile. Over the middle of
// the table, and put aside by whoever wants to see what is beneath.
import type { Area, Piece } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSay } from '../../i18n/said';
import { Button } from '../../ui/button';
import { Group } from '../../ui/group';
import { showsItself } from '../layouts/shows';
import { useTable } from './context';
import { PieceButton } from './piece';

const buried: readonly Area['kind'][] = ['pile', 'life', 'past'];
const inPicker = 'w-[min(clamp(5.5rem,19vh,10rem),28vw)]';

interface Shown {
  readonly area: Area;
  readonly pieces: readonly Piece[];
}

/**
 * What is shown: all of what is being looked at, and of piles and their hand what may be chosen. Where most is unknown,
 * as in a deck, the rest of what one knows there has just been looked at too.
 */
function useShown(): Shown[] {
  const { scene, seat, lighting } = useTable();
  return scene.areas
    .map((area): Shown => {
      const { kind, pieces, count, whose } = area;
      if (kind === 'shown') return { area, pieces };
      const isBuried = buried.includes(kind) || (kind === 'hand' && whose !== seat);
      const lit = isBuried ? pieces.filter(({ id }) => lighting.pieces.has(id)) : [];
      return { area, pieces: lit.length > 0 && pieces.length < count ? pieces : lit };
    })
    .filter(({ pieces }) => pieces.length > 0);
}

export function Picker() {
  const t = useTranslations('table');
  const say = useSay();
  const { game, lighting, decision } = useTable();
  const shown = useShown();
  // Put aside for this decision only.
  const [aside, setAside] = useState<number | null>(null);
  if (shown.length === 0) return null;
  const isAsked = shown.some(({ pieces }) =>
    pieces.some(({ id }) => lighting.pieces.has(id) || lighting.held.has(id)),
  );
  const isAside = decision !== null && aside === decision.id;
  if (!isAsked) {
    const rest = shown.filter(({ area }) => !showsItself(game, area.id));
    return (
      <div className="pointer-events-none absolute top-1 left-1 z-20 flex gap-2 table:top-2 table:left-2">
        {rest.map(({ area, pieces }) => (
          <Group
            key={area.id}
            label={say(area.label)}
            className="pointer-events-auto flex items-center gap-2 rounded-sm border border-line bg-panel p-1 table:grid table:gap-1 table:p-2"
          >
            <p className="text-sm text-dim">{say(area.label)}</p>
            <div className="flex gap-1">
              {pieces.map((piece) => (
                <PieceButton key={piece.id} piece={piece} area={area} size="w-[10vw] table:w-24" />
              ))}
            </div>
          </Group>
        ))}
      </div>
    );
  }
  return (
    <div
      className={`absolute inset-x-0 bottom-0 z-40 flex justify-center ${isAside ? 'pointer-events-none' : 'top-0 items-center'}`}
    >
      <div className="pointer-events-auto grid max-h-full w-fit max-w-[96%] gap-3 overflow-y-auto rounded-sm border border-gold bg-panel p-3">
        <div className="flex items-center justify-between gap-6">
          <p className="font-display text-xl">{shown.map(({ area }) => say(area.label)).join(' · ')}</p>
          <Button look="quiet" onClick={() => setAside(isAside ? null : (decision?.id ?? null))}>
            {t(isAside ? 'seeCards' : 'seeTable')}
          </Button>
        </div>
        {isAside
          ? null
          : shown.map(({ area, pieces }) => (
              <Group
                key={area.id}
                label={say(area.label)}
                className="flex flex-wrap justify-center gap-2 p-1"
              >
                {pieces.map((piece) => (
                  <PieceButton key={piece.id} piece={piece} area={area} size={inPicker} isHeldUp />
                ))}
              </Group>
            ))}
      </div>
    </div>
  );
}
