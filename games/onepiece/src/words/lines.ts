// The lines of a One Piece card in English: tags, cost, condition, actions.
// Invariant: an ability without a timing tag is a listener, a replacement or Continuous, told apart by its first words.
// Next: sequence.ts for the actions, en.ts, which puts the language together.
import { capital } from '@sleight/kernel/text/english';
import {
  type Fields,
  isFields,
  oneOf,
  only,
  type Phrase,
  part,
  via,
  within,
} from '@sleight/kernel/text/grammar';
import { stopped } from '@sleight/kernel/text/leaves';
import { lineOf, type TextLine } from '@sleight/kernel/text/lines';
import { merge, phrase } from '@sleight/kernel/text/template';
import { traitsIn } from '../file-traits';
import { changesOwnCost, ownCostChange } from '../ops/costMod/own-cost';
import { type AbilityType, abilityTypes } from '../vocabulary';
import { readAlso, signed } from './leaves';
import { steps } from './sequence';
import { tags } from './tags';

const cond: Phrase<unknown> = part('cond');
const costs: Phrase<unknown> = part('costs');
const holes = { 'condition.if': cond, cost: costs, 'effect.actions': steps };

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** A phrase whose first letter is printed in lower case, because it is inside a sentence. */
const inside = (said: Phrase<unknown>): Phrase<unknown> => ({
  ...said,
  print(value, context) {
    const text = said.print(value, context);
    return text === undefined ? undefined : isProper(text) ? text : lowered(text);
  },
});
const isProper = (text: string): boolean => /^(K\.O\.|DON!!|\[|\{)/.test(text);
const insideHoles = { ...holes, 'effect.actions': inside(steps) };

/** Choices end with their own full stops. */
const ended = (said: Phrase<unknown>): Phrase<unknown> => {
  const normal = stopped(said);
  return {
    ...normal,
    print(value, context) {
      const text = said.print(value, context);
      return text?.endsWith('.') && !text.endsWith('K.O.') ? text : normal.print(value, context);
    },
    parse: (source, at, context) => [
      ...normal.parse(source, at, context),
      ...said.parse(source, at, context).filter(({ end }) => source.text.slice(0, end).endsWith('.')),
    ],
  };
};

const gated = phrase<unknown>('If {condition.if}, {effect.actions}', insideHoles);
const plain = phrase<unknown>('{effect.actions}', holes);
const body: Phrase<unknown> = ended(oneOf(gated, plain));
/** "You may rest this card: Draw 1 card." */
const paid: Phrase<unknown> = readAlso<unknown>(
  oneOf<unknown>(phrase('{cost}: {...body}', { ...holes, body }), body),
  phrase('If {condition.if}, {cost}: {...body}', { ...holes, body }),
);

const standing: Phrase<unknown> = within({ mood: 'continuous' }, body);

/** An ability with what its tags say apart, because its condition is said in two places. */
function tagsApart(ability: unknown): Fields | undefined {
  if (!isFields(ability)) return undefined;
  const { type, frequency, condition, ...rest } = ability;
  const { if: gate, ...signs } = isFields(condition) ? condition : {};
  const said: Fields = {
    ...(untagged.some((one) => one === type) ? {} : { type }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(Object.keys(signs).length > 0 ? { condition: signs } : {}),
  };
  return {
    ...rest,
    ...('type' in said ? {} : { type }),
    ...(Object.keys(said).length > 0 ? { tags: said } : {}),
    ...(gate === undefined ? {} : { condition: { if: gate } }),
  };
}
const untagged: readonly unknown[] = ['When', 'Replacement', 'Continuous'];
function tagsTogether(said: unknown): Fields | undefined {
  if (!isFields(said)) return undefined;
  const { tags: signs, ...rest } = said;
  return isFields(signs) ? merge(signs, rest) : rest;
}
/** The head of a line with the words behind its tags. */
const tagged = (rest: string, parts: Readonly<Record<string, Phrase<never>>>, constants: Fields = {}) =>
  via(
    oneOf<unknown>(
      phrase(`{tags} ${rest}`, { ...parts, tags: tags(true) }, constants),
      phrase(rest, parts, constants),
    ),
    tagsApart,
    tagsTogether,
  );

const insideBody: Phrase<unknown> = oneOf<unknown>(
  phrase('{cost}: {...body}', { ...holes, cost: inside(costs), body }),
  ended(
    oneOf<unknown>(
      phrase('if {condition.if}, {effect.actions}', insideHoles),
      phrase('{effect.actions}', insideHoles),
    ),
  ),
);
const happened: Phrase<unknown> = part('event');
/** "This effect can be activated when …": the player may leave it. */
const optionally = tagged(
  'This effect can be activated when {when}. {...body}',
  { when: happened, body: paid },
  { type: 'When', optional: true },
);
const listening = readAlso(
  oneOf(tagged('When {when}, {...body}', { when: happened, body: insideBody }, { type: 'When' }), optionally),
  // The game also uses "if" for a finished battle.
  tagged(
    'If {when}, {...body}',
    { when: only('event', ['battled'], happened), body: insideBody },
    { type: 'When' },
  ),
  tagged(
    '{cost}: When {when}, {...body}',
    { cost: costs, when: happened, body: insideBody },
    { type: 'When' },
  ),
);

const replacing = tagged(
  '{...body}',
  {
    body: ended(
      oneOf<unknown>(
        phrase('If {replaces}, {effect.actions} instead', {
          replaces: part<unknown>('replaced'),
          'effect.actions': inside(steps),
        }),
        phrase('If {condition.if} and {replaces}, {effect.actions} instead', {
          'condition.if': cond,
          replaces: part<unknown>('replaced'),
          'effect.actions': inside(steps),
        }),
      ),
    ),
  },
  { type: 'Replacement' },
);
/** "Give this card in your hand −3 cost": a text that works there. */
const inHand: Phrase<unknown> = via(
  tagged(
    '{...body}',
    {
      body: ended(
        oneOf<unknown>(
          phrase('If {condition.if}, give this card in your hand {change} cost', {
            'condition.if': cond,
            change: signed,
          }),
          phrase('Give this card in your hand {change} cost', { change: signed }),
        ),
      ),
    },
    { type: 'Continuous', zone: 'hand' },
  ),
  (ability: unknown) => {
    if (!isFields(ability) || !isFields(ability.effect) || !Array.isArray(ability.effect.actions))
      return undefined;
    const { effect, ...rest } = ability;
    const [action, ...more]: readonly unknown[] = ability.effect.actions;
    const change = ownCostChange(action);
    return change === undefined || more.length > 0 ? undefined : { ...rest, change };
  },
  (said) => {
    if (!isFields(said)) return undefined;
    const { change, ...rest } = said;
    return { ...rest, effect: { actions: [changesOwnCost(change)] } };
  },
);
const continuous = ruling(undefined, tagged('{...body}', { body: standing }, { type: 'Continuous' }));
/** Rules of deck building and names, which hold everywhere. */
const rules = ruling('rules', phrase('{...body}', { body: standing }, { type: 'Continuous', zone: 'rules' }));
/** Texts that work in the hand and say so themselves. */
const held = ruling('hand', phrase('{...body}', { body: standing }, { type: 'Continuous', zone: 'hand' }));
/** Only abilities all of whose actions belong to this zone; to the field if none is named. */
function ruling(zone: string | undefined, said: Phrase<unknown>): Phrase<unknown> {
  const fits = (ability: unknown): unknown => {
    const effect = isFields(ability) && isFields(ability.effect) ? ability.effect : {};
    const actions: readonly unknown[] = Array.isArray(effect.actions) ? effect.actions : [];
    const own = (action: unknown): unknown => (isFields(action) ? traitsIn(action)?.zone : undefined);
    return actions.every((action) => own(action) === zone) ? ability : undefined;
  };
  return via(said, fits, fits);
}

const timed: Phrase<unknown> = via(
  phrase<unknown>('{tags} {...body}', { tags: tags(false), body: paid }),
  tagsApart,
  tagsTogether,
);

const untimed: Readonly<Partial<Record<AbilityType, Phrase<unknown>>>> = {
  When: listening,
  Replacement: replacing,
  Continuous: oneOf(continuous, rules, held, inHand),
};
const bodies: Readonly<Partial<Record<AbilityType, Phrase<unknown>>>> = {
  When: insideBody,
  Continuous: standing,
};

/** Timings are read by their tags, all in one phrase, because a line may have several. */
const never: Phrase<unknown> = { print: () => undefined, parse: () => [] };

export const lines: readonly TextLine[] = abilityTypes.map((type) =>
  lineOf(type, bodies[type] ?? paid, untimed[type] ?? never),
);

export const ability: Phrase<unknown> = oneOf<unknown>(
  timed,
  listening,
  replacing,
  continuous,
  rules,
  held,
  inHand,
);

/** The options of "choose one", each one or more sentences after a bullet. */
const bullet = '• ';
const mode: Phrase<unknown> = via(
  ended(
    oneOf<unknown>(
      phrase('If {if}, {actions}', { if: cond, actions: inside(steps) }),
      phrase('{actions}', { actions: steps }),
    ),
  ),
  (value: unknown) => {
    if (!isFields(value) || !Array.isArray(value.actions)) return undefined;
    const [first, ...rest]: readonly unknown[] = value.actions;
    if (!isFields(first) || first.if === undefined) return value;
    const isWhole = rest.every((step) => isFields(step) && step.also === true);
    if (!isWhole) return value;
    const { if: gate, ...does } = first;
    return { if: gate, actions: [does, ...rest.map(dropAlso)] };
  },
  (value) => {
    if (!isFields(value) || !Array.isArray(value.actions)) return undefined;
    const { if: gate, actions } = value;
    if (gate === undefined) return value;
    const [first, ...rest]: readonly unknown[] = actions;
    const fits = isFields(first) && first.if === undefined && first.may === undefined;
    if (!fits) return undefined;
    return {
      actions: [
        { if: gate, ...first },
        ...rest.map((step) => (isFields(step) ? { also: true, ...step } : step)),
      ],
    };
  },
);
const dropAlso = (step: unknown): unknown => {
  if (!isFields(step)) return step;
  const { also: _, ...rest } = step;
  return rest;
};
export const modes: Phrase<unknown> = {
  print(list, context) {
    if (!Array.isArray(list)) return undefined;
    const said = list.map((one: unknown) => mode.print(one, context));
    return said.some((text) => text === undefined)
      ? undefined
      : said.map((text) => `${bullet}${capital(`${text}`)}`).join(' ');
  },
  parse(source, at, context) {
    const list = (from: number): readonly { values: readonly unknown[]; end: number }[] =>
      source.text.startsWith(bullet, from)
        ? mode
            .parse(source, from + bullet.length, context)
            .flatMap(({ value, end }) => [
              ...(source.text.charAt(end) === ' '
                ? list(end + 1).map((rest) => ({ values: [value, ...rest.values], end: rest.end }))
                : []),
              { values: [value], end },
            ])
        : [];
    return list(at).flatMap(({ values, end }) => (values.length > 1 ? [{ value: values, end }] : []));
  },
};
