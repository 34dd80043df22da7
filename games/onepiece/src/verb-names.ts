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
  // A loose card enters play; it leaves in one of these ways, and `leave` is heard after each of them.
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
  // The current attack goes to another card.
  'redirect',
  'damage',
  'dealDamage',
  // A Life area became empty; with damage this is heard after all points.
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
  // Only forbidden, never done: attacking this card, and using the texts of one timing (the player is the subject).
  'beAttacked',
  'useOnPlay',
  'useOnAttack',
  'useOnBlock',
  'useOnKO',
  'useActivateMain',
] as const;

export type VerbName = (typeof VERBS)[number];

export const verbId = (name: VerbName): number => VERBS.indexOf(name);
