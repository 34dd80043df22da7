// « le nombre de personnages ennemis dans cette mission ».
import { after } from '@sleight/kernel/text/french';
import type { Vocabulary } from '../../ability';
import type { MythosFrench } from '../../words/context';
import type { Per } from './schema';

export const fr = ({ per }: Per<Vocabulary>, context: MythosFrench): string =>
  `le nombre ${after('de', context.words.bareMany(per, context))}`;
