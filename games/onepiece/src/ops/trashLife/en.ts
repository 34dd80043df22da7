// English for trashLife: "trash up to 1 card from the top of your opponent's Life cards".
import { imperative, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { countOf, flag, number } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { position } from '../../words/parts';

const holes = { amount: countOf('card'), upTo: flag('up to '), position };

export const en: Phrase<unknown> = op(
  'trashLife',
  imperative(
    oneOf<unknown>(
      phrase('trash [{upTo}]{amount} from the {position} of your Life cards', holes),
      phrase("trash [{upTo}]{amount} from the {position} of your opponent's Life cards", holes, {
        side: 'opponent',
      }),
      phrase(
        "trash up to {amount} of your opponent's Life cards",
        { amount: number },
        {
          side: 'opponent',
          upTo: true,
          position: 'top',
        },
      ),
      phrase('your opponent trashes {amount} from the {position} of their Life cards', holes, {
        side: 'opponent',
      }),
    ),
  ),
);
