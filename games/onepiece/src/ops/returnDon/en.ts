// English for returnDon: "your opponent returns 1 DON!! card from their field to their DON!! deck".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { someDon } from '../../words/don-cards';

const holes = { amount: someDon };

export const en = op(
  'returnDon',
  imperative(
    oneOf<unknown>(
      phrase('return {...amount} from your field to your DON!! deck', holes),
      phrase('your opponent returns {...amount} from their field to their DON!! deck', holes, {
        side: 'opponent',
      }),
    ),
  ),
);
