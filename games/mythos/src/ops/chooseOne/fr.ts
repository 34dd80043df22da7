// French for chooseOne: « l'adversaire doit soit le jouer en payant 2 de plus, soit le vaincre ».
import type { ChooseOne } from '../../ability';
import type { MythosFrench } from '../../words/context';

/** Refers back to what this did, later in the text. */
export const participle = 'choisi';

export function fr(action: ChooseOne, context: MythosFrench): string {
  const isTheirs = action.chooser === 'opponent';
  const said: MythosFrench = isTheirs ? { ...context, mood: 'purpose' } : context;
  const modes = action.modes
    .map(
      ({ actions }) => `soit ${actions.map((one) => context.words.action(one, said)).join(' et ensuite ')}`,
    )
    .join(', ');
  return isTheirs ? `l'adversaire doit ${modes}` : modes;
}
