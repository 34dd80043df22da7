// « les seuls Personnages sur votre terrain sont des Personnages de type {Marine} ».
import type { Vocabulary } from '../../ability';
import type { OnePieceFrench } from '../../words/context';
import { bareMany } from '../../words/french-target';
import type { Only } from './schema';

export function fr({ only }: Only<Vocabulary>, context: OnePieceFrench): string {
  const { targetSide, ...what } = only;
  const where = targetSide === 'opponent' ? 'le terrain adverse' : 'votre terrain';
  return `les seuls Personnages sur ${where} sont des ${bareMany(what, context)}`;
}
