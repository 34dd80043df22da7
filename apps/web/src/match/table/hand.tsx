'use client';
// The hand of the player at the bottom: a fan whose cards lift. If one row would hide too much, there are two.
import type { Area } from '@sleight/kit/scene';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import type { Vars } from '../../ui/vars';
import { useTable } from './context';
import { PlaceButton } from './place';
import { BETWEEN, type Need, type RowShape, shapeOf } from './shape';
import { Tucked } from './tucked';
import { useRoom } from './use-room';

/** Both numbers stay visible, and ten letters of a name in two lines. */
const need: Need = { least: 54, share: 0.5, most: 260, gap: 4, mostRows: 2 };

/** The angle of the outermost card of a full hand, in degrees, and the size of a full hand. */
const TURN = 7;
const FULL = 9;
/** The extra height that the fan's turned cards need. */
const SLACK = 1.06;

/** A card's place in the fan: turned away from the middle, and a little lower the further out it is. */
function stance(i: number, n: number): Vars {
  const middle = (n - 1) / 2;
  const off = n === 1 ? 0 : (i - middle) / Math.max(middle, FULL / 2);
  return { '--turn': `${off * TURN}deg`, '--drop': `${off * off * 4}%` };
}

function Fan({ area, shape }: { area: Area; shape: RowShape }) {
  const say = useSay();
  const look = (i: number, n: number) => ({
    className: 'fan-card',
    style: shape.rows === 1 ? stance(i, n) : {},
  });
  return (
    <Group label={say(area.label)} zone={area.id} className="relative min-h-14 min-w-10">
      <Tucked area={area} shape={shape} gap={need.gap} look={look} />
      <PlaceButton area={area} />
    </Group>
  );
}

export function Hand() {
  const { scene, seat } = useTable();
  const { ref, room } = useRoom<HTMLDivElement>();
  const hands = scene.areas.filter(({ kind, whose }) => kind === 'hand' && whose === seat);
  const counts = hands.map(({ count, pieces }) => Math.max(count, pieces.length));
  const shape = shapeOf(counts, { width: room.width, height: room.height / SLACK }, need);
  return (
    <div
      ref={ref}
      className="flex size-full items-start justify-center px-2 pt-3.5 pb-1 side:pt-2 table:px-4"
      style={{ gap: BETWEEN * need.gap }}
      data-hand=""
    >
      {hands.map((area) => (
        <Fan key={area.id} area={area} shape={shape} />
      ))}
    </div>
  );
}
