// Mythos's parts of English speech, put together.
// Invariant: every part that an op or a line asks for by name is here.
// Next: ../ops/*/en.ts for the actions, fr.ts for French, index.ts for both together.
import { oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { conditional } from '@sleight/kernel/text/lines';
import { opLanguage } from '../ops/language.generated';
import { theRegister, value } from './amounts';
import { cond, cost, event, replaced } from './conditions';
import { lines } from './lines';
import { nounPhrases } from './nouns';

const ops = Object.values(opLanguage).map(({ en }): Phrase<unknown> => en);

export const en: Readonly<Record<string, Phrase<unknown>>> = {
  ...nounPhrases,
  reference: theRegister,
  value,
  cond,
  cost,
  event,
  replaced,
  action: conditional(oneOf(...ops)),
  ability: oneOf(...lines.map(({ line }) => line)),
};
