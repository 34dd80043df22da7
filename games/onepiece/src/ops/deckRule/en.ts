// English for deckRule: "under the rules of this game, you cannot include Events with a cost of 2 or more in your deck".
import { inMood, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { cardKinds } from '../../words/parts';

const holes = { what: cardKinds };

export const en = op(
  'deckRule',
  inMood({
    continuous: oneOf<unknown>(
      phrase('under the rules of this game, you cannot include {...what} in your deck', holes),
      phrase('under the rules of this game, you can only include {...what} in your deck', holes, {
        only: true,
      }),
    ),
  }),
);
