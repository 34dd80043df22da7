// The kit's front door: what servers, clients, bots and scenarios need to show and play any game.
// Games are built from the deeper files (`scene`, `log`, `parameters`, ...), which they import by name.

export type { CardFacts, Legend } from './catalogue';
export type { PrintedCard } from './contract/cards';
export type { DeckEntry, DeckList, NamedDeck } from './contract/decks';
export type { Edition, Scores } from './contract/rules';
export type { Commit, Evaluator, Payoffs, Reach, Sealed, Thinking, Weights } from './contract/thinking';
export type { Moment } from './contract/words';
export { type Candidate, type CardNames, cardNames } from './deck-names';
export { ambiguous, type LineProblem, type ParsedDeck, readDeckText, writeDeckText } from './deck-text';
export type { Game } from './game';
export type { LogLine } from './log-line';
export { sceneOf } from './plain-scene';
export { withNames } from './player-names';
export type { RulesSection } from './rules-text';
export type { Scene } from './scene';
export { type Staged, staged } from './staging';
export { type Beat, beatsOf } from './story';
export { type RoundScore, type Summary, scoredIn, summaryOf } from './summary';
