// The kernel's public interface: what servers, clients, bots and tests need to play a match.
// Games are built from the deeper files (`book`, `compile`, `intents`, ...), which they import by name.

export type { Book, Play, Said, Touch } from './book';
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
export type { Fact } from './fact';
export { type FieldProblem, type Refusal, refusal, saidBy } from './problems';
export { type Prior, resample } from './resample';
export type { Seat, State } from './state';
export { clone, hash, perSeat, SEATS } from './state';
export { redact, type Watcher } from './telling';
export { view } from './view';
