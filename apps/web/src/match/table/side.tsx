'use client';
// One side of a lane: its cards, and the whole of it as a place where something may go.
import type { Area } from '@sleight/kernel/scene';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { EffectChips } from './effects';
import { PlaceButton } from './place';
import { Spread } from './spread';

interface Props {
  readonly area: Area;
  readonly size: string;
  readonly small?: string;
  /** Their cards lie towards the middle too. */
  readonly isTheirs: boolean;
  readonly children?: ReactNode;
}

export function LaneSide({ area, size, small, isTheirs, children }: Props) {
  const say = useSay();
  return (
    <Group
      label={say(area.label)}
      zone={area.id}
      className={`relative flex min-w-0 flex-1 items-center gap-1 rounded-sm p-1.5 table:gap-2 table:p-2 ${isTheirs ? 'flex-col-reverse' : 'flex-col'}`}
    >
      <PlaceButton area={area} />
      {/* On a phone the strength stands beside the cards, to leave them the height. */}
      <div className="flex w-full min-w-0 items-center justify-center gap-2 table:contents">
        <Spread area={area} size={size} small={small} />
        <div className="order-first min-w-9 shrink-0 table:contents">{children}</div>
      </div>
      {area.touch === null ? null : <EffectChips on={area.touch} />}
      {area.pieces.map(({ id, touch: on }) => (on === null ? null : <EffectChips key={id} on={on} />))}
    </Group>
  );
}
