// French for chooseOne: « choisissez une option\u202f: • Piochez 1 carte. • … ».
import { colon, frenchCapital, ifThat } from '@sleight/kernel/text/french';
import type { Action, Effect } from '../../ability';
import type { OnePieceFrench } from '../../words/context';
import { verb } from '../../words/french-target';

/** Refers back to what this did, later in the text. */
export const participle = 'choisie';

/** An option whose "if" covers all of it puts it first. */
function mode({ actions }: Effect, context: OnePieceFrench): string {
  const [first, ...rest] = actions;
  const isWhole = first.if !== undefined && rest.every(({ also }) => also === true);
  const said = isWhole
    ? `${ifThat(context.words.cond(first.if ?? { any: [] }, context))}, ${context.words.steps([{ ...first, if: undefined }, ...rest], context)}`
    : context.words.steps(actions, context);
  return `• ${frenchCapital(said)}.`;
}

export function fr(action: Extract<Action, { type: 'chooseOne' }>, context: OnePieceFrench): string {
  const who = action.chooser === 'opponent' ? 'votre adversaire choisit' : verb('choisir', context);
  return `${who} une option${colon} ${action.modes.map((one) => mode(one, context)).join(' ')}`;
}
