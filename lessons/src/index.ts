// The public interface of lessons: puzzles and guides from YAML, and when a puzzle is solved. Proving and defending are
// a separate entry point (defend.ts), because they are slow and belong in a thread.

export type { Goal, Guide, GuideStep, Puzzle, StartingPosition } from './format';
export { type GoalVerdict, laidOut } from './goal';
export { keyFor, nextPick, stepAt } from './guide';
export { readGuide, readPuzzle } from './read';
export { DEFENDER, isDefending, SOLVER } from './sides';
