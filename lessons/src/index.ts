// The front door of lessons: puzzles and guides from YAML, when a puzzle is solved, and how it is defended.

export { defence, isDefending, keepers } from './defend';
export type { Goal, Guide, GuideStep, Position, Puzzle } from './format';
export { laidOut, SOLVER, type Verdict, verdictIn } from './goal';
export { keyFor, nextPick, stepAt } from './guide';
export { readGuide, readPuzzle } from './read';
export { DEFENDER } from './solve';
