// One Piece in French, put together.
// Invariant: says whatever en.ts says; nouns carry their gender, so everything agrees.
// Next: ../ops/*/fr.ts for the actions, french-*.ts for the parts of speech.
import type { OpLanguage, OpLanguages } from '@sleight/kernel/text/words';
import type { Ability, Action } from '../ability';
import { opLanguage } from '../ops/language.generated';
import { opRegisters } from '../ops/schemas.generated';
import { cond } from './french-conditions';
import type { OnePieceFrench } from './french-context';
import { line, steps } from './french-lines';

const everyOp: OpLanguages<Action, OnePieceFrench> = opLanguage;
const ops: Readonly<Record<string, OpLanguage<Action, OnePieceFrench>>> = everyOp;
const registers: Readonly<Record<string, string>> = opRegisters;

const say = (action: Action, context: OnePieceFrench): string => ops[action.type].fr(action, context);

const context: OnePieceFrench = {
  mood: 'instruction',
  participles: Object.fromEntries(
    Object.entries(ops).map(([type, { participle }]) => [registers[type], participle]),
  ),
  cond,
  steps: (actions, inside) => steps(actions, inside, say),
};

/** One line of French. Registers arrive as pointers. */
export const french = (ability: Ability): string => line(ability, context, say);
