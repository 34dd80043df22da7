// « vous avez … ou que votre Leader est … ».
import { fr as joined } from '@sleight/kernel/conditions/any/fr';
import type { Vocabulary } from '../../ability';
import type { OnePieceFrench } from '../../words/context';
import type { Any } from './schema';

export const fr = ({ any }: Any<Vocabulary>, context: OnePieceFrench): string =>
  joined(any.map((one) => context.words.cond(one, context)));
