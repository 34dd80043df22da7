// Mythos's public interface: its rulebook, its cards and how a match starts.

export { mythos } from './book';
export { allCards, characters, decks, jutsu, missions } from './cards/pool';
export { type Card, cardSchema, type Deck } from './cards/schema';
export { mythosGame } from './game';
export { official, type Rules, rulesets } from './rules';
export { start } from './start';
