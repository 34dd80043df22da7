// The lines of a Mythos card in French: MAIN, UPGRADE, AMBUSH, SCORE, continuous texts, and « à la place ».
// Invariant: mirrors lines.ts wording for wording.
// Next: fr.ts, which puts the language together.
import { colon, frenchCapital, frenchList, ifThat } from '@sleight/kernel/text/french';
import type { Ability, Action } from '../ability';
import type { MythosFrench } from './context';
import { cost, event, replaced } from './french-events';
import { withPronoun } from './french-target';
import { theOnlyOne } from './only-one';

const clause = (action: Action, context: MythosFrench): string => {
  const gate = action.if === undefined ? '' : `${ifThat(context.words.cond(action.if, context))}, `;
  return `${gate}${context.words.action(action, context)}`;
};

/** Several actions inside one sentence. */
export const inOrder = (actions: readonly Action[], context: MythosFrench): string =>
  actions.map((action) => clause(action, context)).join(context.mood === 'continuous' ? ' et ' : ', puis ');

const infinitives: Readonly<Record<string, string>> = { hide: 'cacher', defeat: 'vaincre', move: 'déplacer' };
/** « s'il n'y a qu'un seul personnage ennemi, cachez-le ». */
const onIt = ({ type }: Action, context: MythosFrench): string =>
  withPronoun(infinitives[type], 'le', context);

/** What stands behind the head of a line, without its full stop where a sentence may go on. */
function body(ability: Ability, context: MythosFrench): string {
  const { actions } = ability.effect;
  const purpose: MythosFrench = { ...context, mood: 'purpose' };
  const gate = ability.condition ? `${ifThat(context.words.cond(ability.condition.if, context))}, ` : '';
  if (ability.must) return `${gate}vous devez ${inOrder(actions, purpose)}, si possible.`;
  if (ability.cost) {
    const price = frenchList(ability.cost.map((one) => cost(one, context)));
    return `${gate}${price} pour ${inOrder(actions, purpose)}.`;
  }
  if (ability.optional) return `${gate}vous pouvez ${inOrder(actions, purpose)}.`;
  if (theOnlyOne(ability) && ability.condition) return `${gate}${onIt(actions[0], context)}.`;
  if (gate !== '') return `${gate}${inOrder(actions, context)}.`;
  const sentences = actions.map((action) => `${clause(action, context)}.`);
  return sentences.map((text, n) => (n === 0 ? text : frenchCapital(text))).join(' ');
}

function upgrade(ability: Ability, context: MythosFrench): string {
  const line = ability.instead ?? ability.adds;
  if (line === undefined) return `UPGRADE${colon} ${body(ability, context)}`;
  const changed = `effet ${line.toUpperCase()}`;
  const how = ability.instead ? `${changed}${colon} à la place` : `en plus de l'${changed}`;
  return `UPGRADE${colon} ${how}, ${body(ability, context)}`;
}

function replacement(ability: Ability, context: MythosFrench): string {
  if (!ability.replaces) throw new Error('A replacement needs what it replaces.');
  const { actions } = ability.effect;
  const does = ability.optional
    ? `vous pouvez ${inOrder(actions, { ...context, mood: 'purpose' })}`
    : inOrder(actions, context);
  return `${frenchCapital(ifThat(replaced(ability.replaces, context)))}, ${does} à la place.`;
}

export function line(ability: Ability, context: MythosFrench): string {
  switch (ability.type) {
    case 'Main':
    case 'Ambush':
    case 'Score':
      return `${ability.type.toUpperCase()}${colon} ${body(ability, context)}`;
    case 'Upgrade':
      return upgrade(ability, context);
    case 'Continuous':
      return frenchCapital(body(ability, { ...context, mood: 'continuous' }));
    case 'Round End':
      return `À la fin du tour, ${body(ability, context)}`;
    case 'Replacement':
      return replacement(ability, context);
    case 'When': {
      if (!ability.when) throw new Error('A "When" ability needs its event.');
      return `Quand ${event(ability.when, context)}, ${body(ability, context)}`;
    }
  }
}
