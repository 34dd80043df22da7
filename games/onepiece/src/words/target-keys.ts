// The fields of a target, flat inside whatever speaks of one.
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
