// The verbs of Mythos by name and number. Every effect is one of these on some subjects (law 12).

export const VERBS = [
  'draw',
  'discard',
  'mill',
  'powerup',
  'removeTokens',
  'defeat',
  'hide',
  'move',
  'return',
  'recover',
  'takeControl',
  'discardTop',
  'place',
  'play',
  'reveal',
  'gainChakra',
  'loseChakra',
  'stealChakra',
  'gainPoints',
  'gainEdge',
  'giveEdge',
  'look',
  'putOnDeck',
  'lose',
  'affect',
  'moveOwn',
  'roundEnd',
] as const;

export type VerbName = (typeof VERBS)[number];

export const verbId = (name: VerbName): number => VERBS.indexOf(name);

export const REVEAL = verbId('reveal');

export const AFFECT = verbId('affect');

/** Moved by its own controller. */
export const MOVE_OWN = verbId('moveOwn');
