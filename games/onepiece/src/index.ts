// One Piece's public interface: its rulebook, its cards and how a match starts.

export { onepiece } from './book';
export { allCards, starterDecks } from './cards/pool';
export { type Card, cardSchema } from './cards/schema';
export { onepieceGame } from './game';
export { type Rules, rulesets } from './rules';
export { start } from './start';
