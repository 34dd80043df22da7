// The parts of English speech that Mythos's ops use: characters with their counts, and values that X stands for.
// Invariant: each is looked up in the grammar when used, so ops and words do not import each other.
// Next: nouns.ts and amounts.ts for what they say, ../ops/*/en.ts for their use.
import {
  type Context,
  type Fields,
  isFields,
  oneOf,
  type Phrase,
  part,
  styled,
  via,
} from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { of } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const targetKeys = [
  'targetSide',
  'targetType',
  'of',
  'all',
  'upTo',
  'anyNumber',
  'targets',
  'perMission',
  'sumMax',
  'filters',
] as const;

const traits = { keys: targetKeys, mentions: true };
/** Takes a singular verb: "an enemy character", "this character". */
export const one: Phrase<unknown> = part('one', traits);
/** Takes a plural verb: "all other characters". */
export const many: Phrase<unknown> = part('many', traits);
/** One thing, without a count: "there is [a friendly character]". */
export const some: Phrase<unknown> = part('some', traits);
/** Without determiner: "for each [enemy character]", "the number of [enemy characters]". */
export const bareOne: Phrase<unknown> = part('bareOne', { keys: targetKeys });
export const bareMany: Phrase<unknown> = part('bareMany', { keys: targetKeys });

/** Characters that something is done to. */
export const who: Phrase<unknown> = of(oneOf(one, many), 'character', 'self', 'bound');
export const oneCharacter: Phrase<unknown> = of(one, 'character', 'self', 'bound');

/** All of them, said without a determiner: "[other Team 7 characters] have +1 Power". */
export const every: Phrase<unknown> = via(
  of(bareMany, 'character'),
  (value: unknown) => without(value, 'all', true),
  (value) => (isFields(value) ? { ...value, all: true } : undefined),
  targetKeys,
);

/** A record without a field that has this value; undefined if it has not. */
export function without(value: unknown, field: string, wanted: unknown): Fields | undefined {
  if (!isFields(value) || value[field] !== wanted) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== field));
}

/** Where it goes without saying where: no "in play". */
export const anywhere = <T>(said: Phrase<T>): Phrase<T> => styled({ scope: 'unsaid' }, said);
/** "from this mission" where a verb takes characters away. */
export const away = <T>(said: Phrase<T>): Phrase<T> => styled({ place: 'from' }, said);

/** Filters alone, as what a character is: "a Leaf Village character", "Summon characters". */
const filtered = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    anywhere(said),
    (filters: unknown) => (Array.isArray(filters) ? { targetType: 'character', filters } : undefined),
    (target) => (isFields(target) && target.targetSide === undefined ? target.filters : undefined),
  );
export const kind: Phrase<unknown> = filtered(of(some, 'character'));
export const kinds: Phrase<unknown> = filtered(of(bareMany, 'character'));

/** What X is: "the number of enemy characters in this mission", "its cost". */
export const value: Phrase<unknown> = part('value');

/** A filter that says what a character is: "Summon", "Leaf Village", "Gaara". */
export const kindFilter: Phrase<unknown> = part('kindFilter');
/** A filter said of what a register holds: "it has [printed cost 3 or less]", "it had [Power 6 or more]". */
export const has: Phrase<unknown> = part('has');
export const had: Phrase<unknown> = part('had');

type Holes = Readonly<Record<string, Phrase<never>>>;

/** An amount as a number, or as X with a clause that says what X is: "POWERUP X+1, where X is …". */
export function amounts(
  say: (amount: string) => string,
  holes: Holes,
  constants: Fields = {},
): Phrase<unknown> {
  const clause = ', where X is {amount}';
  return oneOf<unknown>(
    phrase(say('{amount}'), { ...holes, amount: number }, constants),
    phrase(`${say('X')}${clause}`, { ...holes, amount: value }, constants),
    via(
      phrase<Fields>(`${say('X+{plus}')}${clause}`, { ...holes, amount: value, plus: number }, constants),
      plusApart,
      plusBack,
    ),
  );
}

function plusApart(action: unknown): Fields | undefined {
  if (!isFields(action) || !isFields(action.amount) || action.amount.plus === undefined) return undefined;
  const { plus, ...amount } = action.amount;
  return { ...action, amount, plus };
}

function plusBack(said: unknown): Fields | undefined {
  if (!isFields(said) || !isFields(said.amount)) return undefined;
  const { plus, amount, ...rest } = said;
  return { ...rest, amount: { ...amount, plus } };
}

/** Wordings of an action by the side that does it: yours is an order, the other player's a statement. */
export const bySide = (
  mine: Phrase<unknown>,
  theirs: (subject: string, side: Fields) => Phrase<unknown>,
): Phrase<unknown> =>
  oneOf<unknown>(mine, theirs('the opponent', { side: 'opponent' }), theirs('each player', { side: 'any' }));

/** Only where the sentence is about the opponent: "the opponent must either [play it] or …". */
export const whenOpponent = <T>(is: boolean, said: Phrase<T>): Phrase<T> => {
  const fits = ({ style }: Context): boolean => (style.subject === 'opponent') === is;
  return {
    ...said,
    print: (value, context) => (fits(context) ? said.print(value, context) : undefined),
    parse: (source, at, context) => (fits(context) ? said.parse(source, at, context) : []),
  };
};
