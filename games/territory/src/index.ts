// Territory's public interface: its rulebook, its cards and how a match starts.

export { territory } from './book';
export { allCards, cards, factions, leaders, starterDecks } from './cards/pool';
export { type Card, cardSchema, type Deck } from './cards/schema';
export { territoryGame } from './game';
export { defaultRules, type Rules, rulesets } from './rules';
export { start } from './start';
