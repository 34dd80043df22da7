// French for strength: « cette carte gagne +2 en force », « la carte adverse subit -2 en force ».
import { signed } from '@sleight/kernel/text/english';
import { after } from '@sleight/kernel/text/french';
import { target } from '@sleight/kernel/text/french-target';
import type { DuskfallFrench } from '../../words/context';
import type { Strength } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'modifié';

export function fr({ amount, targetType }: Strength, context: DuskfallFrench): string {
  const { text } = target({ targetType }, context);
  if (context.mood === 'purpose')
    return `${amount < 0 ? 'infliger' : 'donner'} ${signed(amount)} en force ${after('à', text)}`;
  return `${text} ${amount < 0 ? 'subit' : 'gagne'} ${signed(amount)} en force`;
}
