// The verbs of One Piece by name and number. Every effect is one of these on some subjects (law 12).

export const VERBS = [
  // Loose cards, as card refs; `draw`, `mill` and `shuffle` take seats.
  'draw',
  'trashFromHand',
  'mill',
  'trashLoose',
  'recover',
  'putInDeck',
  'look',
  'reveal',
  'shuffle',
  // A loose card enters play; it leaves again in one of these ways, and `leave` is heard after each of them.
  'play',
  'ko',
  'trash',
  'returnToHand',
  'toDeck',
  'charToLife',
  'leave',
  'rest',
  'setActive',
  // DON!!: given to cards in play; the others take seats.
  'giveDon',
  'giveRestedDon',
  'addDon',
  'addRestedDon',
  'returnDon',
  'restDon',
  'setDonActive',
  // Life cards, as card refs.
  'lifeToHand',
  'trashLife',
  'toLife',
  'turnLife',
  'moveLife',
  // Moments of a battle.
  'attack',
  // Only forbidden, never done: an attack on a Leader.
  'attackLeader',
  'block',
  'isAttacked',
  // The attack that is being made goes to another card.
  'redirect',
  'damage',
  'dealDamage',
  // A Life area became empty; by damage this is heard when all points are done.
  'lifeEmptied',
  'battled',
  'endOfBattle',
  // Something lasting is given to a card in play: power, a keyword, a protection.
  'affect',
  // Other moments.
  'useEvent',
  'useTrigger',
  'startOfGame',
  'startOfTurn',
  'startOfMain',
  'endOfTurn',
  'endOfOpponentsTurn',
  'turnEnds',
] as const;

export type VerbName = (typeof VERBS)[number];

export const verbId = (name: VerbName): number => VERBS.indexOf(name);
