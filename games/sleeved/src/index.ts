// Sleeved's front door: its rulebook, its cards, the rules document and how a match starts.

export { attributionTable } from './attribution-table';
export { sleeved } from './book';
export { cardProblems } from './card-file';
export { allCards } from './cards/pool';
export type { Card } from './cards/schema';
export { attribution, type Composition, compose } from './composition';
export { sleevedGame } from './game';
export { log } from './log';
export { defaultRules, presets, type Rules } from './rules';
export { differences, restore, save } from './rules-document';
export { start, startProblems } from './start';
