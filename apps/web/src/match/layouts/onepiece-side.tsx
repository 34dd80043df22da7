'use client';
// One player's field: places for the Leader, five Characters and the Stage; behind them Life and DON!!.
// The far side is the near side rotated: the front faces the middle.
import type { Seat } from '@sleight/kernel';
import type { Area, Piece } from '@sleight/kit/scene';
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from '../table/context';
import { PlaceButton } from '../table/place';
import { CostArea } from './onepiece-don';
import { LifeStack } from './onepiece-life';
import { FieldPiece } from './onepiece-piece';

/**
 * The Leader is the largest card of a side. With the panel beside it, a turned card has room within its place; upright,
 * it is smaller instead.
 */
export const fieldSizes =
  '[--character:min(17.4cqw,(50cqh-29px)/3.1)] [--leader:calc(var(--character)*1.2)] low:[--character:min((100cqw-155px)/8.4,(50cqh-18px)/1.68)] table:[--character:min((100cqw-8.8rem)/8.4,(50cqh-4.6rem)/1.68,11rem)]';

const places = {
  leader: 'h-[calc(var(--leader)*1.4)] w-(--leader) side:w-[calc(var(--leader)*1.16)]',
  character: 'h-[calc(var(--character)*1.4)] w-(--character) side:w-[calc(var(--character)*1.16)]',
} as const;
const sizes = { leader: 'w-(--leader)', character: 'w-(--character)' } as const;

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
    <Group label={say(area.label)} zone={area.id} className="relative flex shrink-0 gap-[0.6vw] side:gap-1">
      {Array.from({ length: n }, (_, i) => area.pieces[i]).map((piece, i) => (
        <Place key={piece?.id ?? `room ${i}`} piece={piece} area={area} room={room} />
      ))}
      <PlaceButton area={area} />
    </Group>
  );
}

/** Upright, the Characters have their own line in front. Life and DON!! have the same place in every turn. */
const areas = {
  near: "grid-cols-[auto_auto_minmax(0,1fr)] [grid-template-areas:'row_row_row''leader_stage_life''leader_stage_don']",
  far: "grid-cols-[auto_auto_minmax(0,1fr)] [grid-template-areas:'leader_stage_don''leader_stage_life''row_row_row']",
  low: "low:grid-cols-[108px_auto_auto_auto] low:[grid-template-areas:'life_leader_row_stage''don_leader_row_stage']",
  table:
    "table:grid-cols-[5.6rem_auto_auto_auto] table:[grid-template-areas:'life_leader_row_stage''don_don_don_don']",
  tableFar:
    "table:grid-cols-[5.6rem_auto_auto_auto] table:[grid-template-areas:'don_don_don_don''life_leader_row_stage']",
} as const;

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
      className={`grid min-h-0 content-center justify-center gap-x-[1cqw] gap-y-1 side:items-center ${isFar ? areas.far : areas.near} ${areas.low} ${isFar ? areas.tableFar : areas.table}`}
    >
      <div className="justify-self-center [grid-area:row]">
        {characters === undefined ? null : <Places area={characters} room="character" />}
      </div>
      <div className="[grid-area:leader]">
        {leader === undefined ? null : <Places area={leader} room="leader" />}
      </div>
      <div className="[grid-area:stage]">
        {stage === undefined ? null : <Places area={stage} room="character" />}
      </div>
      <div className="[grid-area:life]">{life === undefined ? null : <LifeStack area={life} />}</div>
      <div className="min-w-0 [grid-area:don]">
        <CostArea whose={whose} />
      </div>
    </Group>
  );
}
