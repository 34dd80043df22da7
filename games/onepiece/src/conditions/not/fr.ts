// « il n'est pas vrai que vous avez 2 cartes Vie ou moins ».
import { fr as untrue } from '@sleight/kernel/conditions/not/fr';
import type { Vocabulary } from '../../ability';
import type { OnePieceFrench } from '../../words/context';
import type { Not } from './schema';

export const fr = ({ not }: Not<Vocabulary>, context: OnePieceFrench): string =>
  untrue(context.words.cond(not, context));
