// English for take: "reveal any number of Summon characters among them, put them into your hand …".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { kind, kinds } from '../../words/parts';

const rest = 'into your hand and put the rest back in the same order';

export const en = op(
  'take',
  imperative(
    oneOf<unknown>(
      phrase(
        `reveal any number of {filters} among them, put them ${rest}`,
        { filters: kinds },
        { anyNumber: true },
      ),
      phrase(`reveal any number of cards among them, put them ${rest}`, {}, { anyNumber: true }),
      phrase(`reveal {filters} among them, put it ${rest}`, { filters: kind }),
      phrase(`reveal a card among them, put it ${rest}`),
    ),
  ),
);
