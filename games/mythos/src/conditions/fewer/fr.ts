// « il y a moins de … que de … », « vous avez moins de personnages dans cette mission que l'adversaire ».
import { after } from '@sleight/kernel/text/french';
import type { Vocabulary } from '../../ability';
import type { MythosFrench } from '../../words/context';
import { owned } from '../../words/yours';
import type { Fewer } from './schema';

export function fr({ fewer, than }: Fewer<Vocabulary>, context: MythosFrench): string {
  const { bareMany } = context.words;
  const mine = owned(fewer);
  if (mine) return `vous avez moins ${after('de', bareMany(mine, context))} que l'adversaire`;
  return `il y a moins ${after('de', bareMany(fewer, context))} que ${after('de', bareMany(than, context))}`;
}
