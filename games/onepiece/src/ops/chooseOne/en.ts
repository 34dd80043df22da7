// English for chooseOne: "choose one: • Draw 1 card. • K.O. up to 1 of your opponent's Characters."
import { imperative, oneOf, type Phrase, part } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const modes: Phrase<unknown> = part('modes');

export const en = op(
  'chooseOne',
  imperative(
    oneOf<unknown>(
      phrase('choose one: {modes}', { modes }),
      phrase('your opponent chooses one: {modes}', { modes }, { chooser: 'opponent' }),
    ),
  ),
);
