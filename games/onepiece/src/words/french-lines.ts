// The lines of a One Piece card in French: tags, cost, condition, actions.
// Invariant: mirrors lines.ts and sequence.ts wording for wording.
// Next: fr.ts, which puts the language together.
import { colon, elide, frenchCapital, ifThat, narrow } from '@sleight/kernel/text/french';
import { type Ability, type Action, typesOf } from '../ability';
import { takesFromLooked } from '../file-traits';
import type { OnePieceFrench } from './context';
import { cost, isSymbol, symbol } from './french-costs';
import { event, replaced } from './french-events';
import { timingNames } from './french-names';

function tags({ type, condition, frequency }: Ability): string {
  const timing = typesOf({ type }).flatMap((one) => timingNames[one] ?? []);
  const said = [
    ...(condition?.don === undefined ? [] : [`[DON!! x${condition.don}]`]),
    ...(condition?.yourTurn ? ['[Votre tour]'] : []),
    ...(condition?.opponentTurn ? ['[Tour adverse]'] : []),
    ...(timing.length === 0 ? [] : [timing.map((one) => `[${one}]`).join('/')]),
    ...(frequency === undefined ? [] : ['[Une fois par tour]']),
  ].join(' ');
  return said === '' ? '' : `${said} `;
}

const times: Readonly<Record<string, string>> = {
  endOfTurn: ' à la fin de ce tour',
  endOfBattle: ' à la fin de ce combat',
};

/** One action as a clause. */
function clause(step: Action, context: OnePieceFrench, say: Say): string {
  const said = say(step, step.may ? { ...context, mood: 'purpose' } : context);
  const timed = step.at === undefined ? said : `${said}${times[step.at]}`;
  return step.may ? `vous pouvez ${timed}` : timed;
}
type Say = (action: Action, context: OnePieceFrench) => string;

/** Does everything after this step depend on it? */
const goesOn = (steps: readonly Action[], n: number): boolean =>
  steps.slice(n + 1).every(({ also, needsPrevious }) => also === true || needsPrevious === true);

export function steps(actions: readonly Action[], context: OnePieceFrench, say: Say): string {
  return actions.reduce((text, step, n) => {
    const said = clause(step, context, say);
    const gate = step.if === undefined ? '' : ifThat(context.words.cond(step.if, context));
    const trails = gate !== '' && (n === 0 || !goesOn(actions, n));
    const end = trails ? ` ${gate}` : '';
    if (n === 0) return `${said}${end}`;
    if (step.needsPrevious) return `${text}. Si vous le faites, ${said}`;
    if (gate !== '' && !trails) return `${text}. Puis, ${gate}, ${said}`;
    const goesWithMay = step.also === true && actions[n - 1].may === true;
    if (goesWithMay)
      return `${text} et ${clause({ ...step, may: undefined }, { ...context, mood: 'purpose' }, say)}`;
    return takesFromLooked(actions[n - 1], step)
      ? `${text}${narrow}; ${said}${end}`
      : `${text}. Puis, ${said}${end}`;
  }, '');
}

function paying(ability: Ability, context: OnePieceFrench): string {
  const list = ability.cost ?? [];
  if (list.length === 0) return '';
  const symbols = list.slice(0, 1).filter(isSymbol);
  const rest = list.slice(symbols.length).map((one) => cost(one, context));
  const offer = rest.length === 0 ? [] : [`vous pouvez ${rest.join(' et ')}`];
  return `${frenchCapital([...symbols.map(symbol), ...offer].join(', '))}${colon} `;
}

const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export function line(ability: Ability, context: OnePieceFrench, say: Say): string {
  const head = tags(ability);
  const mood = ability.type === 'Continuous' ? 'continuous' : 'instruction';
  const here: OnePieceFrench = { ...context, mood };
  const said = steps(ability.effect.actions, here, say);
  const does = ability.zone === 'hand' ? said.replace(/^cette carte/, 'cette carte dans votre main') : said;
  const gate =
    ability.condition?.if === undefined ? '' : `${ifThat(here.words.cond(ability.condition.if, here))}, `;
  if (ability.replaces) {
    const what = replaced(ability.replaces, here);
    const start = gate === '' ? ifThat(what) : elide(`${gate.slice(0, -2)} et que`, what);
    return ended(`${head}${frenchCapital(start)}, ${does} à la place`);
  }
  const price = paying(ability, here);
  if (ability.when && ability.optional) {
    const start = `${head}Cet effet peut être activé quand ${event(ability.when, here)}. `;
    return ended(`${start}${price}${frenchCapital(`${gate}${does}`)}`);
  }
  if (ability.when) {
    const start = `${head}Quand ${event(ability.when, here)}, `;
    return ended(
      price === '' ? `${start}${gate}${does}` : `${start}${lowered(price)}${frenchCapital(`${gate}${does}`)}`,
    );
  }
  return ended(`${head}${price}${frenchCapital(`${gate}${does}`)}`);
}
const lowered = (text: string): string =>
  text.startsWith('DON!!') ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
