'use client';
// Cards to choose from that are in no area of the table. Over the middle of the table; can be put aside to see
// what is beneath.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSay } from '../../i18n/said';
import { Button } from '../../ui/button';
import { Group } from '../../ui/group';
import { useTable } from './context';
import { PieceButton } from './piece';
import { useShown } from './shown';

const inPicker = 'w-[min(clamp(5.5rem,19vh,10rem),28vw)]';

export function Picker() {
  const t = useTranslations('table');
  const say = useSay();
  const { decision } = useTable();
  const { shown, isAsked } = useShown();
  // Put aside for this decision only.
  const [aside, setAside] = useState<number | null>(null);
  if (!isAsked) return null;
  const isAside = decision !== null && aside === decision.id;
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
