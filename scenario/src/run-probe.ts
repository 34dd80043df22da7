// The scenarios that test the runner: short texts about a few cards of Territory.

import { territoryGame } from '@sleight/territory/game';
import { runFile } from './run';

export const HEAD = 'game: territory\ntitle: { en: A test, fr: Un test }\n';

/** "step: message" of every failure. */
export const failuresOf = (yaml: string, head = HEAD): string[] =>
  runFile([territoryGame], 'test.yaml', head + yaml).flatMap((report) =>
    report.failures.map(({ step, message }) => `${step}: ${message}`),
  );

export const CHAMPION = `
start: { round: 1, priority: me }
me: { hand: [champion], slots: { 2: pawn, 3: scout, 4: scout } }
foe: { slots: { 3: scout } }
`;
