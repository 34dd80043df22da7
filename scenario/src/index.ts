// The front door of scenarios: run files of them, list what they must cover, fuzz games and shrink failures.

export { lineNames } from './coverage';
export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz';
export { type Match, type ReplayStep, replayYaml } from './match';
export { type Failure, type Report, type RunOptions, runFile } from './run';
