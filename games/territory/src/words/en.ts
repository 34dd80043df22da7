// Territory in English: its nouns, costs and events, and the heads of its abilities.
// Invariant: everything the schema allows and a card may need is said one way, and read back the same.
// Next: ../ops/*/en.ts for the actions, ../filters and ../conditions for theirs, fr.ts for French, index.ts for both together.
import { increased, larger } from '@sleight/kernel/ops/adjust/en';
import { opLanguage as kernelOps } from '@sleight/kernel/ops/language.generated';
import { opRegisters as kernelRegisters } from '@sleight/kernel/ops/schemas.generated';
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { countOf, number, words } from '@sleight/kernel/text/leaves';
import {
  activated,
  conditional,
  continuous,
  listening,
  played,
  type TextLine,
  triggered,
} from '@sleight/kernel/text/lines';
import type { Noun } from '@sleight/kernel/text/noun-core';
import { nounPhrases, targetKeys } from '@sleight/kernel/text/noun-phrase';
import { away, bareAll, every, of as ofType, some, target } from '@sleight/kernel/text/parts';
import { reference as referenceWith } from '@sleight/kernel/text/pointer';
import { phrase } from '@sleight/kernel/text/template';
import { condEnglish } from '../conditions/language.generated';
import { filterEnglish } from '../filters/language.generated';
import { filterNames } from '../filters/schemas.generated';
import { opLanguage } from '../ops/language.generated';
import { opRegisters } from '../ops/schemas.generated';
import type { FilterPhrase } from './context';

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

const filters = filterNames.flatMap((name) => filterEnglish[name]);
const inSlot = (slot: FilterPhrase['slot']) => filters.filter((one) => one.slot === slot);
const before = [...inSlot('kind'), ...inSlot('range')];
const after = inSlot('after');

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

const cost = oneOf<unknown>(
  phrase('sacrifice this unit', {}, { sacrificeThis: true }),
  phrase('sacrifice {sacrifice}', { sacrifice: every(ofType(target, 'unit')) }),
  phrase('discard {discard}', { discard: countOf('card', { lone: true }) }),
  phrase('choose {choose}', { choose: target }),
);

/** A sacrificed unit is always the player's own, so the side is said by the subject and not by the noun. */
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
export const lines: readonly TextLine[] = [
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
  cond: oneOf<unknown>(...Object.values(condEnglish).flat()),
  cost,
  event,
  forbidden,
  adjustment,
  action: conditional(oneOf(...ops)),
  ability: oneOf(...lines.map(({ line }) => line)),
};
