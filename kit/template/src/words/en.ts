// Duskfall in English: its targets and the heads of its abilities.
// Next: ../ops/*/en.ts and ../conditions/*/en.ts for their words, fr.ts for French.
import { opLanguage as kernelOps } from '@sleight/kernel/ops/language.generated';
import { oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';
import { conditional, type TextLine, triggered } from '@sleight/kernel/text/lines';
import { nounPhrases } from '@sleight/kernel/text/noun-phrase';
import { reference } from '@sleight/kernel/text/pointer';
import { phrase } from '@sleight/kernel/text/template';
import { condEnglish } from '../conditions/language.generated';
import { opLanguage } from '../ops/language.generated';

export const lines: readonly TextLine[] = [
  triggered('Reveal', 'reveal', {}),
  triggered('Win', 'win', {}),
  triggered('Loss', 'loss', {}),
];

const { draw, discard } = kernelOps;
const ops = Object.values({ draw, discard, ...opLanguage }).map(({ en }): Phrase<unknown> => en);
const mentioned = { participles: [], nouns: { card: { one: 'card', many: 'cards' } } };

export const en: Readonly<Record<string, Phrase<unknown>>> = {
  ...nounPhrases({
    nouns: [],
    before: [],
    after: [],
    names: [
      phrase('this card', {}, { targetType: 'self' }),
      phrase('the opposing card', {}, { targetType: 'rival' }),
    ],
  }),
  reference: reference(mentioned, undefined),
  value: phrase('{of} {stat}', {
    of: reference(mentioned, { self: "this card's" }),
    stat: words({ strength: 'strength' }),
  }),
  cond: oneOf<unknown>(...Object.values(condEnglish).flat()),
  cost: oneOf<unknown>(),
  action: conditional(oneOf(...ops)),
  ability: oneOf(...lines.map(({ line }) => line)),
};
