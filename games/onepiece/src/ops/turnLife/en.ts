// English for turnLife: "turn all of your Life cards face-down".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { countOf, words } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const face = words({ up: 'face-up', down: 'face-down' });

export const en = op(
  'turnLife',
  imperative(
    oneOf<unknown>(
      phrase('turn all of your Life cards {face}', { face }),
      phrase('turn {amount} from the top of your Life cards {face}', { amount: countOf('card'), face }),
    ),
  ),
);
