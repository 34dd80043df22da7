// The areas of a scene by lane: both sides of each, and what is between them; and the lane in which a beat happens.
import type { Seat } from '@sleight/kernel';
import type { Area, AreaSum, Scene } from '@sleight/kit/scene';
import type { Staged } from '@sleight/kit/staging';

export interface Lane {
  readonly lane: number;
  readonly theirs: Area | undefined;
  readonly middle: Area | undefined;
  readonly ours: Area | undefined;
  /** The sums of what lies between. */
  readonly theirSum: AreaSum | undefined;
  readonly ourSum: AreaSum | undefined;
}

export function lanesOf({ areas }: Scene, seat: Seat): Lane[] {
  const numbers = [...new Set(areas.map(({ lane }) => lane))].filter((lane) => lane > 0);
  return numbers
    .sort((a, b) => a - b)
    .map((lane) => {
      const here = areas.filter((area) => area.lane === lane);
      const middle = here.find(({ whose }) => whose === null);
      const sumOf = (isOurs: boolean) => middle?.sums?.find(({ whose }) => (whose === seat) === isOurs);
      return {
        lane,
        theirs: here.find(({ whose }) => whose !== null && whose !== seat),
        middle,
        ours: here.find(({ whose }) => whose === seat),
        theirSum: sumOf(false),
        ourSum: sumOf(true),
      };
    });
}

/** The lane in which a beat happens, by where things go, are, or come from; null if it happens in none. */
export function laneOf({ areas }: Pick<Scene, 'areas'>, facts: readonly Staged[]): number | null {
  const named = (area: string | undefined) => areas.find(({ id }) => id === area);
  for (const { how, piece, to, from } of facts) {
    if (how === 'quiet') continue;
    const lying = areas.find(({ pieces }) => pieces.some(({ id }) => id === piece));
    const here = [named(to), lying, named(from)].find((area) => (area?.lane ?? 0) > 0);
    if (here !== undefined) return here.lane;
  }
  return null;
}
