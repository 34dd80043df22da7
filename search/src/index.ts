// The front door of search: the players, and the table they sit at.

export { type Effort, greedy, greedyWith } from './greedy';
export { type Chairs, type Chooser, playOut, seated } from './match';
export { type Judge, type Player, type Position, positionOf, priorOf } from './player';
export { type PlayerName, playerNames, players, thinks } from './players';
export { random } from './random';
