// French for adjust. The game names its numbers with `augmented` or `counting`.
import { count, type FrenchNoun } from '../../text/french';
import type { French } from '../../text/french-target';

/** Refers back to what this did, later in the text. */
export const participle = 'modifié';

export interface Adjustment {
  number: string;
  amount: number;
  costing?: string;
}

export const fr = <F, C>(action: Adjustment, context: French<F, C>): string => {
  const say = context.words.numbers[action.number];
  if (!say) throw new Error(`French has no words for the number "${action.number}".`);
  return say(action);
};

/** « votre pioche de la manche 1 compte 1 carte de plus ». */
export const counting =
  (subject: string, unit: FrenchNoun) =>
  ({ amount }: Adjustment): string =>
    `${subject} compte ${count(Math.abs(amount), unit)} de ${amount > 0 ? 'plus' : 'moins'}`;

/** « les dégâts de vos capacités sont augmentés de 1 ». */
export const augmented =
  (subject: string, costing: Readonly<Record<string, string>>) =>
  ({ amount, costing: verb }: Adjustment): string =>
    `${subject}${verb ? ` ${costing[verb]}` : ''} sont ${amount > 0 ? 'augmentés' : 'réduits'} de ${Math.abs(amount)}`;
