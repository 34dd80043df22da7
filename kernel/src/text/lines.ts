// Lines of rules text: the head of an ability (when), its cost, its condition, and what it does.
// Invariant: each kind of line is one template per wording; a game lists its ability types with their heads.
// Next: describe.ts and compile.ts, the two directions.
import { capital } from './english';
import { oneOf, type Phrase, part, within } from './grammar';
import { stopped, words } from './leaves';
import { clauses, joined, sentences } from './lists';
import { phrase } from './template';

export interface TextLine {
  readonly type: string;
  /** The whole line. */
  readonly line: Phrase<unknown>;
  /** The part after the head: what a string effect of this type may contain. */
  readonly body: Phrase<unknown>;
}

const action = part<unknown>('action');
const cond = part<unknown>('cond');
const cost = part<unknown>('cost');

/** "draw 1 card, then gain 1 VP", as an order and as a purpose. */
export const inOrder: Phrase<unknown> = clauses(action);
export const purposeful: Phrase<unknown> = within({ mood: 'purpose' }, inOrder);
const instructed = sentences(action);

/** "if …, draw 1 card, then gain 1 VP." Under a condition the actions stay in one sentence. */
export const gated: Phrase<unknown> = stopped(
  phrase('if {condition.if}, {effect.actions}', { 'condition.if': cond, 'effect.actions': inOrder }),
);
/** One sentence per action. */
export const plain: Phrase<unknown> = phrase('{effect.actions}', { 'effect.actions': instructed });
export const may: Phrase<unknown> = stopped(
  phrase(
    '[if {condition.if}, ]you may {effect.actions}',
    { 'condition.if': cond, 'effect.actions': purposeful },
    { optional: true },
  ),
);

/** "discard a card and sacrifice an ally", inside a sentence. */
export const costsInline: Phrase<unknown> = joined<unknown>(cost, {
  after: () => ' and ',
  readable: [' and '],
});
/** A triggered ability offers its cost: "you may sacrifice another ally to draw 1 card." */
const mayPay = stopped(
  phrase('[if {condition.if}, ]you may {cost} to {effect.actions}', {
    'condition.if': cond,
    cost: costsInline,
    'effect.actions': purposeful,
  }),
);

/** A choice before paying is a separate sentence: "Choose a lane. Sacrifice each ally close to it: …". */
const choosing = '. ';
const costsBefore = joined<unknown>(cost, {
  after: (value) => (isChoice(value) ? choosing : ' and '),
  readable: [choosing, ' and '],
});
const isChoice = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'choose' in value;

const paidBody = oneOf<unknown>(gated, may, plain);
const triggeredBody = oneOf<unknown>(mayPay, gated, may, plain);
const standing = { mood: 'continuous' } as const;
export const continuousBody: Phrase<unknown> = oneOf<unknown>(
  within(standing, gated),
  within(standing, plain),
);

const capitalised = (said: Phrase<unknown>): Phrase<unknown> => ({
  ...said,
  print(value, context) {
    const text = said.print(value, context);
    return text === undefined ? undefined : capital(text);
  },
});

/** A line of this type: its forms, and what may follow its head. */
export const lineOf = (
  type: string,
  body: Phrase<unknown>,
  ...forms: readonly Phrase<unknown>[]
): TextLine => ({
  type,
  line: capitalised(oneOf(...forms)),
  body,
});

/** The frequency in a head: { 'Once Per Round': 'once per round' }. */
export type Frequencies = Readonly<Record<string, string>>;

/** An action card: only its cost precedes its effect. */
export const played = (type: string): TextLine =>
  lineOf(type, paidBody, phrase('[{cost}: ]{...body}', { cost: costsBefore, body: paidBody }, { type }));

/** "Deploy: draw 1 card." */
export const triggered = (type: string, head: string, often: Frequencies): TextLine =>
  lineOf(
    type,
    triggeredBody,
    phrase(`${head}[, {frequency}]: {...body}`, { frequency: words(often), body: triggeredBody }, { type }),
  );

/** "Activate, once per round - discard a card: draw 1 card." */
export const activated = (type: string, head: string, often: Frequencies): TextLine =>
  lineOf(
    type,
    paidBody,
    phrase(
      `${head}[, {frequency}][ - {cost}]: {...body}`,
      { frequency: words(often), cost: costsBefore, body: paidBody },
      { type },
    ),
  );

/** "Whenever a close ally conquers, gain 1 VP." and "The first time you sacrifice a unit each round, …". */
export const listening = (type: string, first: Readonly<Record<string, string>>): TextLine => {
  const holes = { when: part<unknown>('event'), body: triggeredBody };
  const limited = Object.entries(first).map(([frequency, often]) =>
    phrase<unknown>(`the first time {when} ${often}, {...body}`, holes, { type, frequency }),
  );
  return lineOf(type, triggeredBody, phrase('whenever {when}, {...body}', holes, { type }), ...limited);
};

/** "This unit has +1 power." */
export const continuous = (type: string): TextLine =>
  lineOf(type, continuousBody, phrase('{...body}', { body: continuousBody }, { type }));

/** An action with its own condition. */
export const conditional = (ops: Phrase<unknown>): Phrase<unknown> =>
  phrase('[if {if}, ]{...does}', { if: cond, does: ops });
