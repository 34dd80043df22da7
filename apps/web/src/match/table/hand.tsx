'use client';
// The hand of whoever sits at the bottom: a fan whose cards lift, and on a phone a strip to be swiped.
import type { Area } from '@sleight/kernel/scene';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from './context';
import { PieceButton } from './piece';
import { PlaceButton } from './place';

const inFan = 'w-[min(clamp(5.2rem,15.6vh,8.4rem),25vw)] table:w-[min(clamp(5.2rem,15.6vh,8.4rem),9.75vw)]';

/** How far the outermost card of a full hand is turned, in degrees, and how many cards are a full hand. */
const TURN = 9;
const FULL = 9;

/** Where a card stands in the fan: turned away from the middle, and a little lower the further out it is. */
function stance(i: number, n: number): Record<`--${string}`, string> {
  const middle = (n - 1) / 2;
  const off = n === 1 ? 0 : (i - middle) / Math.max(middle, FULL / 2);
  return { '--turn': `${off * TURN}deg`, '--drop': `${off * off * 5}%` };
}

function Fan({ area }: { area: Area }) {
  const say = useSay();
  const n = area.pieces.length;
  return (
    <Group
      label={say(area.label)}
      zone={area.id}
      className="relative flex min-w-0 shrink-0 gap-1 justify-center-safe table:shrink table:gap-0"
    >
      {area.pieces.map((piece, i) => (
        <div
          key={piece.id}
          className={`fan-card flex min-w-8 table:min-w-3 ${i === n - 1 ? 'shrink-0' : 'shrink-0 table:shrink'}`}
          style={stance(i, n)}
        >
          <PieceButton piece={piece} area={area} size={inFan} />
        </div>
      ))}
      <PlaceButton area={area} />
    </Group>
  );
}

export function Hand() {
  const { scene, seat } = useTable();
  const hands = scene.areas.filter(({ kind, whose }) => kind === 'hand' && whose === seat);
  return (
    <div
      className="scroll-hidden flex h-full gap-3 overflow-x-auto px-2 pt-3 table:overflow-visible table:pt-2 table:justify-center table:px-3 xl:px-6"
      data-hand=""
    >
      {hands.map((area) => (
        <Fan key={area.id} area={area} />
      ))}
    </div>
  );
}
