// « autre que [Tashigi] », « autre que les cartes de type {Marine} », « sans effet [Jouée] ».
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import { denied, placed } from '../../words/french-predicate';
import type { Not } from './schema';

const cards = { feminine: true, plural: true };

export function fr({ not }: Not<Vocabulary>, context: FilterContext): FilterFrench {
  const { french } = context;
  const { says, without } = french.words.filter(not, context);
  if (without !== undefined) return { ...without, says: denied(says) };
  const inside = french.words.filter(not, { agreement: cards, french });
  return { slot: 'other', text: `les cartes ${placed(inside, cards)}`, says: denied(says) };
}
