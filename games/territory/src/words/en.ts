// Territory in English: its nouns, filters, costs, conditions and events, and the heads of its abilities.
// Invariant: everything the schema allows and a card may need is said one way, and read back the same.
// Next: ../ops/*/en.ts for the actions, fr.ts for French, index.ts for both together.
import { increased, larger } from '@sleight/kernel/ops/adjust/en';
import { opLanguage as kernelOps } from '@sleight/kernel/ops/language.generated';
import { opRegisters as kernelRegisters } from '@sleight/kernel/ops/schemas.generated';
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { countOf, number, numberFrom, words } from '@sleight/kernel/text/leaves';
import {
  activated,
  conditional,
  continuous,
  type Line,
  listening,
  played,
  triggered,
} from '@sleight/kernel/text/lines';
import type { Noun } from '@sleight/kernel/text/noun-core';
import { nounPhrases, targetKeys } from '@sleight/kernel/text/noun-phrase';
import {
  away,
  bareAll,
  bareMany,
  every,
  of as ofType,
  reference,
  some,
  target,
} from '@sleight/kernel/text/parts';
import { reference as referenceWith } from '@sleight/kernel/text/pointer';
import { phrase } from '@sleight/kernel/text/template';
import { opLanguage } from '../ops/language.generated';
import { opRegisters } from '../ops/schemas.generated';

const nouns: readonly Noun[] = [
  { side: 'player', type: 'unit', one: 'ally', many: 'allies' },
  { side: 'opponent', type: 'unit', one: 'enemy', many: 'enemies' },
  { type: 'unit', one: 'unit', many: 'units' },
  { side: 'player', type: 'slot', one: 'slot', many: 'slots', yours: true },
  { side: 'opponent', type: 'slot', one: 'enemy slot', many: 'enemy slots' },
  { type: 'slot', one: 'slot', many: 'slots' },
  { type: 'lane', one: 'lane', many: 'lanes' },
  { side: 'player', type: 'effect', one: 'ongoing effect', many: 'ongoing effects', on: 'your slots' },
  { side: 'opponent', type: 'effect', one: 'ongoing effect', many: 'ongoing effects', on: 'enemy slots' },
  { type: 'effect', one: 'ongoing effect', many: 'ongoing effects' },
  { side: 'player', type: 'card', one: 'card', many: 'cards' },
];

/** A filter that is the whole list, for targets with a name of their own. */
const soleFilter = (inner: Phrase<Fields>, rest: Fields): Phrase<unknown> =>
  via(
    inner,
    (value: unknown): Fields | undefined => {
      if (!isFields(value) || !Array.isArray(value.filters) || value.filters.length !== 1) return undefined;
      const { filters, ...others } = value;
      const [filter]: readonly unknown[] = filters;
      return JSON.stringify(others) === JSON.stringify(rest) && isFields(filter) ? filter : undefined;
    },
    (filter) => ({ ...rest, filters: [filter] }),
    targetKeys,
  );

const here = { range: 'here' };
const inLane = { lane: number };
const yourSlot = { targetSide: 'player', targetType: 'slot' };
const names = [
  phrase('this unit', {}, { targetType: 'self' }),
  soleFilter(phrase('this slot', {}, here), yourSlot),
  soleFilter(phrase('this lane', {}, here), { targetType: 'lane' }),
  soleFilter(phrase('your slot in lane {lane}', inLane), yourSlot),
  soleFilter(phrase('the enemy slot in lane {lane}', inLane), { targetSide: 'opponent', targetType: 'slot' }),
];

const of = { of: reference };
/** Ongoing effects are "on" a lane, and removed "from" it. */
const at: Phrase<true> = {
  print: (_, context) => context.style.place ?? 'on',
  parse: (source, start, context) => words({ on: 'on', from: 'from' }).parse(source, start, context),
};
const onPlace = (
  where: string,
  holes: Readonly<Record<string, Phrase<never>>>,
  constants: Fields,
): Phrase<unknown> =>
  via(
    phrase<Fields>(`{at} ${where}`, { at, ...holes }, constants),
    (filter: unknown) => (isFields(filter) ? { ...filter, at: true } : undefined),
    (said) => {
      if (!isFields(said)) return undefined;
      const { at: _, ...filter } = said;
      return filter;
    },
  );

const before = [
  {
    says: oneWord('kind', { beneficial: 'beneficial', harmful: 'harmful', neutral: 'neutral' }),
    types: ['effect'],
  },
  { says: oneWord('range', { close: 'close', far: 'far' }) },
];
const notEffect = ['unit', 'slot', 'card', 'lane'];
const after = [
  { says: phrase('close to {of}', of, { range: 'close' }) },
  { says: phrase('far from {of}', of, { range: 'far' }) },
  { says: phrase('in {of}', of, here), types: notEffect },
  { says: phrase('in this lane', {}, here), types: notEffect },
  { says: onPlace('{of}', of, here), types: ['effect'] },
  { says: onPlace('this lane', {}, here), types: ['effect'] },
  { says: phrase('in lane {lane}', inLane), types: notEffect },
  { says: phrase('in the leftmost or rightmost lane', {}, { lane: 'edge' }), types: notEffect },
  { says: onPlace('lane {lane}', inLane, {}), types: ['effect'] },
  { says: onPlace('the leftmost or rightmost lane', {}, { lane: 'edge' }), types: ['effect'] },
  { says: phrase('with no units', {}, { empty: true }), types: ['lane'] },
  { says: phrase('with {where.count}', { 'where.count': some }, { 'where.gte': 1 }) },
  {
    says: phrase('with {where.gte} or more {where.count}', {
      'where.gte': numberFrom(2),
      'where.count': bareMany,
    }),
  },
];

/** One field said by one word. */
function oneWord(field: string, spellings: Readonly<Record<string, string>>): Phrase<unknown> {
  return phrase(`{${field}}`, { [field]: words(spellings) });
}

const referenceWords = {
  participles: [...new Set(['sacrificed', ...Object.values({ ...kernelRegisters, ...opRegisters })])],
  nouns: {
    unit: { one: 'unit', many: 'units' },
    slot: { one: 'slot', many: 'slots' },
    lane: { one: 'lane', many: 'lanes' },
    effect: { one: 'ongoing effect', many: 'ongoing effects' },
    card: { one: 'card', many: 'cards' },
  },
};

const cond = oneOf<unknown>(
  phrase('there is {count}', { count: some }, { gte: 1 }),
  phrase('there are {gte} or more {count}', { gte: numberFrom(2), count: bareMany }),
  phrase('you won {lanesWon.gte} or more lanes', { 'lanesWon.gte': number }),
  phrase('{bound} was an ally', { bound: reference }, { side: 'player' }),
  phrase('{bound} was an enemy', { bound: reference }, { side: 'opponent' }),
);

const cost = oneOf<unknown>(
  phrase('sacrifice this unit', {}, { sacrificeThis: true }),
  phrase('sacrifice {sacrifice}', { sacrifice: every(ofType(target, 'unit')) }),
  phrase('discard {discard}', { discard: countOf('card', { lone: true }) }),
  phrase('choose {choose}', { choose: target }),
);

/** What a player sacrifices is always their own, so the side is said by the subject and not by the noun. */
const sideless: Phrase<unknown> = via(
  ofType(some, 'unit'),
  (value: unknown) => (isFields(value) && value.targetSide === undefined ? value : undefined),
  (value) => (isFields(value) && value.targetSide === undefined ? value : undefined),
  targetKeys.filter((key) => key !== 'targetSide'),
);
const event = oneOf<unknown>(
  phrase('{...who} conquers', { who: ofType(some, 'unit', 'self') }, { event: 'conquer' }),
  phrase('you sacrifice {...what}', { what: sideless }, { event: 'sacrifice', targetSide: 'player' }),
  phrase(
    'your opponent sacrifices {...what}',
    { what: sideless },
    { event: 'sacrifice', targetSide: 'opponent' },
  ),
  phrase('{...what} is sacrificed', { what: sideless }, { event: 'sacrifice' }),
);

const forbidden = oneOf<unknown>(
  phrase('remove {...what}', { what: away(bareAll) }, { verb: 'removeEffect' }),
  ...['bounce', 'move', 'sacrifice', 'discard'].map((verb) =>
    phrase<unknown>(`${verb} {...what}`, { what: bareAll }, { verb }),
  ),
);

const adjustment = oneOf<unknown>(
  increased(
    'damage',
    'damage dealt by your abilities',
    words({
      sacrifice: 'that cost a sacrifice',
      discard: 'that cost a discard',
    }),
    number,
  ),
  larger('firstDraw', 'your round 1 draw', 'card'),
  larger('laterDraw', 'your draw in later rounds', 'card'),
);

const often = { 'Once Per Round': 'once per round' };
export const lines: readonly Line[] = [
  triggered('Deploy', 'deploy', often),
  triggered('Death', 'death', often),
  triggered('Sacrificed', 'when sacrificed', often),
  triggered('Conquer', 'conquer', often),
  triggered('Round End', 'round end', often),
  triggered('Match Start', 'match start', often),
  listening('When', { 'Once Per Round': 'each round' }),
  activated('Activate', 'activate', often),
  continuous('Continuous'),
  played('Play'),
];

const ops = Object.values({ ...kernelOps, ...opLanguage }).map(({ en }): Phrase<unknown> => en);

/** Territory's parts of English speech. */
export const en: Readonly<Record<string, Phrase<unknown>>> = {
  ...nounPhrases({ nouns, before, after, names }),
  reference: referenceWith(referenceWords, undefined),
  value: phrase('{of} {stat}', {
    of: referenceWith(referenceWords, { self: "this unit's" }),
    stat: words({ power: 'power' }),
  }),
  cond,
  cost,
  event,
  forbidden,
  adjustment,
  action: conditional(oneOf(...ops)),
  ability: oneOf(...lines.map(({ line }) => line)),
};
