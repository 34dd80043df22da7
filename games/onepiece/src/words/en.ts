// One Piece's parts of English speech, put together.
// Invariant: every part that an op or a line refers to by name is here.
// Next: ../ops/*/en.ts for the actions, fr.ts for French, index.ts for both together.
import { oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { opLanguage } from '../ops/language.generated';
import { amountParts } from './amounts';
import { condParts } from './conditions';
import { costs } from './costs';
import { event, replaced } from './events';
import { ability, modes } from './lines';
import { anyCard, cardFrom, cardNouns, everyOne, field, many, one } from './nouns';

const ops = Object.values(opLanguage).map(({ en }): Phrase<unknown> => en);

export const en: Readonly<Record<string, Phrase<unknown>>> = {
  field,
  one,
  many,
  everyOne,
  cardFrom,
  anyCard,
  cardKinds: cardNouns.many,
  cardKind: cardNouns.one,
  ...amountParts,
  ...condParts,
  costs,
  event,
  replaced,
  modes,
  action: oneOf(...ops),
  ability,
};
