// Mythos's parts of English speech, put together.
// Invariant: every part that an op or a line asks for by name is here.
// Next: ../ops/*/en.ts for the actions, fr.ts for French, index.ts for both together.
import { oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { conditional } from '@sleight/kernel/text/lines';
import { amountEnglish } from '../amounts/language.generated';
import { condEnglish } from '../conditions/language.generated';
import { opLanguage } from '../ops/language.generated';
import { cost, event, replaced } from './events';
import { filterParts } from './filters';
import { lines } from './lines';
import { nounPhrases } from './nouns';
import { theRegister } from './references';

const ops = Object.values(opLanguage).map(({ en }): Phrase<unknown> => en);

export const en: Readonly<Record<string, Phrase<unknown>>> = {
  ...nounPhrases,
  ...filterParts,
  reference: theRegister,
  value: oneOf(...Object.values(amountEnglish).flat()),
  cond: oneOf(...Object.values(condEnglish).flat()),
  cost,
  event,
  replaced,
  action: conditional(oneOf(...ops)),
  ability: oneOf(...lines.map(({ line }) => line)),
};
