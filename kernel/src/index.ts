// The kernel's front door: what servers, clients, bots and tests need to play a match.
// Games are built from the deeper files (`book`, `compile`, `intents`, ...), which they import by name.

export type { Book, Play, Said, Touch } from './book';
export type { CardFacts, Legend } from './catalogue';
export type { Answer, Decision, Illegal, Option } from './decide';
export {
  advance,
  decisionFor,
  decisions,
  ENGINE,
  explain,
  isIllegal,
  optionCodes,
  options,
  pick,
  playing,
  sawMore,
  toMove,
} from './decide';
export { type LineProblem, type ReadDeck, readDeckText, writeDeckText } from './deck-text';
export type { Fact } from './fact';
export { redact } from './facts';
export type {
  Commit,
  DeckList,
  Edition,
  Evaluator,
  Game,
  Listed,
  Moment,
  NamedDeck,
  Payoffs,
  PrintedCard,
  Reach,
  Scores,
  Sealed,
  Thinking,
  Weights,
} from './game';
export { sceneOf } from './plain-scene';
export { type FieldProblem, type Refusal, refusal, saidBy } from './problems';
export { type Prior, resample } from './resample';
export type { RulesSection } from './rules-text';
export type { Scene } from './scene';
export { type Staged, staged } from './staging';
export type { Seat, State } from './state';
export { clone, hash, SEATS } from './state';
export { type Beat, beatsOf } from './story';
export { view } from './view';
