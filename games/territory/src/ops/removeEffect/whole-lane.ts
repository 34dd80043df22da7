// "On both sides": every effect of a lane, of either player (Territory 15.7).

/** Does this target take all of a lane, both slots and the lane itself? */
export const isWholeLane = (target: {
  readonly all?: unknown;
  readonly targetSide?: unknown;
  readonly filters?: unknown;
}): boolean =>
  target.all === true &&
  target.targetSide === undefined &&
  Array.isArray(target.filters) &&
  target.filters.some((filter: object) => 'lane' in filter || ('range' in filter && filter.range === 'here'));
