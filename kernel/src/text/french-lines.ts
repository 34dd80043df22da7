// Lines of rules text in French: head, cost, condition, actions, with the verb in the mood its place needs.
// Invariant: mirrors lines.ts wording for wording; a type that has an English line has a French one.
// Next: french-target.ts for the parts of clauses.
import type { AbilityOf } from '../ability/schema';
import { colon, frenchCapital, frenchList, ifThat } from './french';
import type { French } from './french-target';

export type FrenchHead =
  | { readonly style: 'played' | 'continuous' }
  | { readonly style: 'triggered' | 'activated'; readonly head: string }
  | { readonly style: 'listening'; readonly first: Readonly<Record<string, string>> };

/** A game's wording for the parts of an ability. Its methods receive registers as pointers. */
export interface FrenchLines<F, C, When, Cost, Action> {
  readonly heads: Readonly<Record<string, FrenchHead>>;
  readonly frequencies: Readonly<Record<string, string>>;
  action(action: Action, context: French<F, C>): string;
  cost(cost: Cost, context: French<F, C>): string;
  /** A choice made before paying is a sentence of its own. */
  isChoice(cost: Cost): boolean;
  event(when: When, context: French<F, C>): string;
}

interface Conditional<C> {
  if?: C;
}

type Said<C, When, Cost, Action> = AbilityOf<string, string, C, When, Cost, Action>;

export function frenchLine<F, C, When, Cost, Action extends Conditional<C>>(
  ability: Said<C, When, Cost, Action>,
  lines: FrenchLines<F, C, When, Cost, Action>,
  context: French<F, C>,
): string {
  const { type, frequency, when, cost } = ability;
  const form = lines.heads[type];
  if (!form) throw new Error(`French has no head for "${type}".`);
  const often = frequency ? `, ${lines.frequencies[frequency]}` : '';
  const paid = cost ? costsBefore(cost, lines, context) : undefined;
  switch (form.style) {
    case 'played':
      return frenchCapital(`${paid ? `${paid}${colon} ` : ''}${body(ability, lines, context, false)}`);
    case 'activated':
      return `${form.head}${often}${paid ? ` - ${paid}` : ''}${colon} ${body(ability, lines, context, false)}`;
    case 'triggered':
      return `${form.head}${often}${colon} ${body(ability, lines, context, true)}`;
    case 'continuous':
      return frenchCapital(body(ability, lines, { ...context, mood: 'continuous' }, false));
    case 'listening': {
      if (!when) throw new Error('A listening ability needs its event.');
      const event = lines.event(when, context);
      const start = frequency
        ? `La première fois ${that(event)} ${form.first[frequency]}`
        : `Chaque fois ${that(event)}`;
      return `${start}, ${body(ability, lines, context, true)}`;
    }
  }
}

const that = (clause: string): string => (/^[aeiouéèêà]/.test(clause) ? `qu'${clause}` : `que ${clause}`);

function body<F, C, When, Cost, Action extends Conditional<C>>(
  ability: Said<C, When, Cost, Action>,
  lines: FrenchLines<F, C, When, Cost, Action>,
  context: French<F, C>,
  offersCost: boolean,
): string {
  const { actions } = ability.effect;
  const gate = ability.condition ? `${ifThat(context.words.cond(ability.condition.if, context))}, ` : '';
  const inOneSentence = (said: French<F, C>): string =>
    actions
      .map((action) => clause(action, lines, said))
      .join(said.mood === 'continuous' ? ' et ' : ', puis ');
  const purpose: French<F, C> = { ...context, mood: 'purpose' };
  if (offersCost && ability.cost) {
    const price = frenchList(ability.cost.map((cost) => lines.cost(cost, purpose)));
    return `${gate}vous pouvez ${price} pour ${inOneSentence(purpose)}.`;
  }
  if (ability.optional) return `${gate}vous pouvez ${inOneSentence(purpose)}.`;
  if (gate !== '') return `${gate}${inOneSentence(context)}.`;
  const sentences = actions.map((action) => `${clause(action, lines, context)}.`);
  return sentences.map((text, n) => (n === 0 ? text : frenchCapital(text))).join(' ');
}

const clause = <F, C, When, Cost, Action extends Conditional<C>>(
  action: Action,
  lines: FrenchLines<F, C, When, Cost, Action>,
  context: French<F, C>,
): string => {
  const gate = action.if === undefined ? '' : `${ifThat(context.words.cond(action.if, context))}, `;
  return `${gate}${lines.action(action, context)}`;
};

function costsBefore<F, C, When, Cost, Action>(
  costs: readonly Cost[],
  lines: FrenchLines<F, C, When, Cost, Action>,
  context: French<F, C>,
): string {
  return costs.reduce((text, cost, n) => {
    const said = lines.cost(cost, context);
    const isLast = n === costs.length - 1;
    const join = isLast ? '' : lines.isChoice(cost) ? '. ' : ' et ';
    return `${text}${text.endsWith('. ') ? frenchCapital(said) : said}${join}`;
  }, '');
}
