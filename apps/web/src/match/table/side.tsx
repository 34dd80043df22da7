'use client';
// One side of a lane: its cards, and the whole side as a target.
import type { Area } from '@sleight/kit/scene';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { EffectChips } from './effects';
import { PlaceButton } from './place';
import { Spread } from './spread';

interface Props {
  readonly area: Area;
  /** The opponent's cards lie towards the middle too. */
  readonly isTheirs: boolean;
  /** The strength of this side: outermost, or beside the cards on a phone, to leave them the height. */
  readonly children?: ReactNode;
}

export function LaneSide({ area, isTheirs, children }: Props) {
  const say = useSay();
  return (
    <Group
      label={say(area.label)}
      zone={area.id}
      className={`relative flex min-h-0 min-w-0 items-center gap-1.5 rounded-sm p-1.5 low:p-1 ${isTheirs ? 'side:flex-col' : 'side:flex-col-reverse'}`}
    >
      <PlaceButton area={area} />
      <div className="grid min-w-9 shrink-0 justify-items-center gap-1 side:w-full">
        {children}
        {area.touch === null ? null : <EffectChips on={area.touch} />}
        {area.pieces.map(({ id, touch: on }) => (on === null ? null : <EffectChips key={id} on={on} />))}
      </div>
      <div className="min-h-0 w-full min-w-0 flex-1 self-stretch">
        <Spread area={area} towards={isTheirs ? 'bottom' : 'top'} />
      </div>
    </Group>
  );
}
