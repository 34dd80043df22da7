// One Piece in French, put together.
// Invariant: it covers everything in en.ts; nouns carry their gender, so everything agrees.
// Next: ../ops/*/fr.ts for the actions, french-*.ts for the parts of speech.
import type { OpLanguage, OpLanguages } from '@sleight/kernel/text/words';
import type { Ability, Action } from '../ability';
import { amountFrench } from '../amounts/language.generated';
import { condFrench } from '../conditions/language.generated';
import { filterFrench } from '../filters/language.generated';
import { opLanguage } from '../ops/language.generated';
import { opRegisters } from '../ops/schemas.generated';
import type { OnePieceFrench } from './context';
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
  words: {
    filter: filterFrench,
    cond: condFrench,
    amount: amountFrench,
    steps: (actions, inside) => steps(actions, inside, say),
  },
};

/** One line of French. Registers arrive as pointers. */
export const french = (ability: Ability): string => line(ability, context, say);
