// The front door of lessons: puzzles and guides from YAML, and when a puzzle is solved. How one is proved and defended is
// behind a door of its own (defend.ts), because it takes long and belongs in a thread.

export type { Goal, Guide, GuideStep, Position, Puzzle } from './format';
export { laidOut, type Verdict } from './goal';
export { keyFor, nextPick, stepAt } from './guide';
export { readGuide, readPuzzle } from './read';
export { DEFENDER, isDefending, SOLVER } from './sides';
