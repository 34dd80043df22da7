// The public interface of search: the levels, and the table they play at.

export {
  LEVELS,
  type Level,
  type PlayerName,
  playerNames,
  playerOf,
  thinkers,
  thinks,
  USUAL,
} from './levels';
export { type Lists, listsOf } from './lists';
export { type Chairs, type Chooser, playOut, remembers, seated } from './match';
export { hostOf, PERSONAS, type Persona, personaNamed } from './personas';
export {
  type Budget,
  type Judge,
  type Player,
  type Position,
  positionOf,
  type RatedOption,
  type Thinker,
  type Thought,
} from './player';
export { random } from './random';
export { hint, type ThinkAnswer, type ThinkRequest, type TopOption, think } from './think';
