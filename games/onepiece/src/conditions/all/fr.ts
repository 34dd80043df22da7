// « vous avez … et que votre Leader est … ».
import { fr as joined } from '@sleight/kernel/conditions/all/fr';
import type { Vocabulary } from '../../ability';
import type { OnePieceFrench } from '../../words/context';
import type { All } from './schema';

export const fr = ({ all }: All<Vocabulary>, context: OnePieceFrench): string =>
  joined(all.map((one) => context.words.cond(one, context)));
