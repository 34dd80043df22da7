// The fields of a target, inlined in whatever uses one.
export const targetKeys = [
  'targetSide',
  'targetType',
  'of',
  'from',
  'minTargets',
  'maxTargets',
  'all',
  'anyNumber',
  'chooser',
  'filters',
  'sumMax',
  'distinct',
] as const;
