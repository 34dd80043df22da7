// The public interface of scenarios: running files, listing what they must cover, fuzzing and shrinking.

export { lineNames } from './coverage';
export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz';
export { type PlayedMatch, type ReplayStep, replayYaml } from './match';
export { type Failure, type Report, type RunOptions, runFile } from './run';
