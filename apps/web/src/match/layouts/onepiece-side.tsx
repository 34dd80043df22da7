'use client';
// One player's field: places for the Leader, five Characters and the Stage; behind them Life and DON!!.
// The far side is the near side turned around: what stands in front faces the middle.
import type { Seat } from '@sleight/kernel';
import type { Area, Piece } from '@sleight/kernel/scene';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { PlaceButton } from '../table/place';
import { CostArea } from './onepiece-don';
import { LifeStack } from './onepiece-life';
import { FieldPiece } from './onepiece-piece';

/**
 * On a wide table a turned card reaches over the edges of its place; on a phone it is smaller instead. There all four
 * lines of cards share the height of the board, which a puzzle makes low, as long as cards can still be told apart.
 */
const onPhone = {
  place: 'h-[max(64px,min(24.6vw,(100cqh-2.4rem)/4))] w-[max(46px,min(17.6vw,(100cqh-2.4rem)*0.178))]',
  card: 'w-[max(46px,min(17.6vw,(100cqh-2.4rem)*0.178))]',
};
const places = {
  leader: `${onPhone.place} table:h-[min(21vh,16.2cqw)] table:w-[min(18vh,13.9cqw)]`,
  character: `${onPhone.place} table:h-[min(20vh,15.4cqw)] table:w-[min(17vh,13.1cqw)]`,
} as const;
const sizes = {
  leader: `${onPhone.card} table:w-[min(15vh,11.6cqw)]`,
  character: `${onPhone.card} table:w-[min(14.28vh,11cqw)]`,
} as const;

type Room = keyof typeof places;

function Place({ piece, area, room }: { piece: Piece | undefined; area: Area; room: Room }) {
  const say = useSay();
  return (
    <div className={`relative grid shrink-0 place-items-center ${places[room]}`}>
      {piece === undefined ? (
        <span
          aria-hidden="true"
          className={`grid aspect-[5/7] place-items-center rounded-[5%/3.6%] border border-dashed border-[#33485a] text-center text-xs text-[#7f93a3] ${sizes[room]}`}
        >
          {area.room === undefined ? say(area.label) : ''}
        </span>
      ) : (
        <FieldPiece piece={piece} area={area} size={sizes[room]} />
      )}
    </div>
  );
}

function Places({ area, room }: { area: Area; room: Room }) {
  const say = useSay();
  const n = Math.max(area.room ?? 1, area.pieces.length);
  return (
    <Group label={say(area.label)} zone={area.id} className="relative flex shrink-0 gap-[0.6vw] table:gap-1">
      {Array.from({ length: n }, (_, i) => area.pieces[i]).map((piece, i) => (
        <Place key={piece?.id ?? `room ${i}`} piece={piece} area={area} room={room} />
      ))}
      <PlaceButton area={area} />
    </Group>
  );
}

interface Props {
  readonly whose: Seat;
  readonly label: string;
  readonly isFar?: boolean;
}

export function OnePieceSide({ whose, label, isFar = false }: Props) {
  const { scene } = useTable();
  const areaOf = (kind: Area['kind']): Area | undefined =>
    scene.areas.find((area) => area.kind === kind && area.whose === whose);
  const [leader, characters, stage, life] = [
    areaOf('leader'),
    areaOf('row'),
    areaOf('stage'),
    areaOf('life'),
  ];
  return (
    <Group
      label={label}
      className={`flex flex-wrap content-center items-center justify-center gap-x-[1vw] gap-y-1 table:gap-x-2 ${isFar ? 'flex-wrap-reverse' : ''}`}
    >
      {/* On a phone the Characters stand in a line of their own, in front. */}
      <div className="flex basis-full justify-center table:order-2 table:basis-auto">
        {characters === undefined ? null : <Places area={characters} room="character" />}
      </div>
      <div className="table:order-1">
        {leader === undefined ? null : <Places area={leader} room="leader" />}
      </div>
      <div className="table:order-3">
        {stage === undefined ? null : <Places area={stage} room="character" />}
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5 table:order-4 table:basis-full table:justify-center table:gap-8">
        {life === undefined ? null : <LifeStack area={life} />}
        <CostArea whose={whose} />
      </div>
    </Group>
  );
}
