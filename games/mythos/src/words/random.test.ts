import { readable, wordsHold } from '@sleight/kit/words-check';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abilityTypes, events, targetTypes, verbs } from '../ability';
import { words } from '.';
import { faults } from './faults';

// Abilities drawn from the whole schema: most of them no card would have, some have no words.
type Json = fc.Arbitrary<object>;
const whole = fc.integer({ min: 1, max: 4 });
const register = fc.constantFrom('defeated', 'chosen', 'discarded', 'played', 'looked', 'mine');
const maybe = <T>(value: fc.Arbitrary<T>, freq = 2) => fc.option(value, { nil: undefined, freq });
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, value);
const yes = fc.constant(true);
const join = (...parts: Json[]): Json => fc.tuple(...parts).map((all) => Object.assign({}, ...all));
const side = fc.constantFrom('player', 'opponent', 'any');

const { target, cond, amount } = fc.letrec<
  Record<'target' | 'cond' | 'filter' | 'amount' | 'bound', unknown>
>((tie) => ({
  amount: fc.oneof(
    { maxDepth: 2 },
    whole,
    fc.record({
      stat: fc.constantFrom('power', 'cost', 'count'),
      of: fc.oneof(register, fc.constant('self')),
    }),
    fc.record({ per: tie('target'), times: fc.constantFrom(1, 1, 2, -1), plus: rarely(whole) }),
  ),
  bound: fc.oneof(
    ...['lte', 'gte', 'lt', 'eq'].map((by) =>
      fc.record({ [by]: fc.oneof({ maxDepth: 2 }, whole, tie('amount')) }),
    ),
  ),
  filter: fc.oneof(
    { maxDepth: 3 },
    fc.record({ mission: fc.constantFrom('here', 'here', 'other') }),
    fc.constantFrom(
      { other: true },
      { hidden: true },
      { hidden: false },
      { upgraded: true },
      { withSelf: true },
    ),
    fc.constantFrom({ group: 'Leaf Village' }, { keyword: 'Team 7' }, { keyword: 'Summon' }),
    fc.constantFrom({ name: 'Gaara' }, { name: ['Akamaru', 'Tsunade'] }, { name: 'Konan' }),
    fc.constantFrom({ not: { keyword: 'Summon' } }, { not: { name: 'Orochimaru' } }),
    fc.constantFrom({ lowest: 'cost' }, { lowest: 'power' }, { highest: 'power' }, { playedLastTurn: true }),
    fc.record({ mission: fc.constant('same'), of: register }),
    fc.record({ sameName: register }),
    ...['power', 'cost', 'basis', 'printedPower', 'printedCost'].map((stat) =>
      fc.record({ [stat]: tie('bound') }),
    ),
    fc.record({ where: tie('cond') }),
  ),
  target: join(
    fc.record({
      targetSide: maybe(side),
      targetType: fc.constantFrom('character', 'character', 'character', 'character', ...targetTypes),
      filters: maybe(fc.array(tie('filter'), { minLength: 1, maxLength: 2 })),
    }),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant({}) },
      fc.constantFrom({ all: true }, { upTo: true }, { anyNumber: true }, { perMission: true }),
      fc.constantFrom({ anyNumber: true, sumMax: { power: 6 } }, { targets: 2 }),
      fc.record({ of: register }),
      fc.record({ targets: tie('amount') }),
    ),
  ),
  cond: fc.oneof(
    { maxDepth: 2 },
    fc.record({ edge: fc.constantFrom('player', 'opponent') }),
    fc.record({
      hand: fc.record({ side: fc.constantFrom('player', 'opponent'), eq: fc.constantFrom(0, 1, 2) }),
    }),
    fc.record({ did: register }),
    fc.record({ bound: register, filters: fc.array(tie('filter'), { minLength: 1, maxLength: 1 }) }),
    fc.record({ fewer: tie('target'), than: tie('target') }),
    fc.record({ count: tie('target'), gte: whole }),
    fc.record({ count: tie('target'), lte: whole }),
    fc.record({ count: tie('target'), eq: fc.constantFrom(0, 1, 2) }),
  ),
}));

const aimed: Json = target.map((json) => Object(json));
const just = (type: string): Json => fc.constant({ type });
const some = (...types: string[]): Json => fc.constantFrom(...types.map((type) => ({ type })));
const filters = aimed.map((json) => ('filters' in json ? json.filters : undefined));

const plain: readonly Json[] = [
  join(
    some('hide', 'defeat', 'move', 'takeControl', 'discardTop', 'choose', 'suppress', 'return', 'look'),
    aimed,
  ),
  join(some('hide', 'defeat'), aimed, fc.record({ and: aimed, both: rarely(yes) })),
  join(just('move'), aimed, fc.constant({ to: 'here' })),
  join(just('defeat'), aimed, fc.record({ downTo: whole, chooser: fc.constant('opponent') })),
  join(some('powerup', 'powerMod'), fc.record({ amount }), fc.oneof(fc.constant({}), aimed)),
  join(
    some('draw', 'discard', 'gainChakra', 'loseChakra', 'chakra', 'mill'),
    fc.record({ amount, side: maybe(side) }),
  ),
  join(
    just('discard'),
    fc.constantFrom({ all: true, side: 'opponent' }, { amount: 1, side: 'opponent', chooser: 'player' }),
  ),
  join(some('stealChakra', 'gainPoints', 'putOnDeck'), fc.record({ amount })),
  some('spendChakra', 'gainEdge', 'giveEdge', 'discardRest', 'keepTokens'),
  fc.constantFrom({ type: 'repeat', line: 'Main' }, { type: 'playOnly', where: 'winning' }),
  join(
    just('look'),
    fc.constantFrom(
      { from: 'hand', side: 'opponent' },
      { from: 'deck', amount: 3 },
      { from: 'deck', amount: 1, side: 'opponent' },
    ),
  ),
  join(just('take'), fc.record({ filters, anyNumber: maybe(yes) })),
  join(
    just('play'),
    fc.record({
      from: maybe(fc.constantFrom('hand', 'hidden', 'discard', 'discardTop', 'looked', 'bound')),
      of: maybe(register),
      less: maybe(whole),
      more: rarely(whole),
      filters: maybe(filters),
      chooser: rarely(fc.constant('opponent')),
    }),
  ),
  join(
    just('place'),
    fc.record({
      from: fc.constantFrom('deck', 'opponentDeck', 'hand'),
      amount: fc.constantFrom(1, 2),
      to: maybe(fc.constant('here')),
      linked: rarely(yes),
    }),
  ),
  join(just('return'), aimed, fc.constant({ from: 'discard' })),
  join(
    just('removeTokens'),
    aimed,
    fc.constantFrom({ amount: 2, upTo: true }, { every: true }, { amount: 1 }),
  ),
  join(just('copy'), aimed, fc.record({ not: maybe(fc.constant('Upgrade')) })),
  join(
    just('costMod'),
    aimed,
    fc.record({
      amount: fc.constantFrom(-2, -1, 1),
      least: rarely(whole),
      on: rarely(fc.constant('reveal')),
    }),
  ),
  join(
    just('cannot'),
    aimed,
    fc.record({ verbs: fc.uniqueArray(fc.constantFrom(...verbs), { minLength: 1, maxLength: 2 }), by: side }),
  ),
  join(just('upgradeOver'), fc.record({ filters: maybe(filters), only: maybe(yes) })),
  join(just('redirect'), aimed, fc.constant({ verb: 'defeat', to: 'hand' })),
];

const action: Json = join(
  fc.oneof(
    { weight: 20, arbitrary: fc.oneof(...plain) },
    fc.record({
      type: fc.constant('chooseOne'),
      chooser: maybe(fc.constant('opponent')),
      modes: fc.array(fc.record({ actions: fc.array(fc.oneof(...plain), { minLength: 1, maxLength: 2 }) }), {
        minLength: 2,
        maxLength: 3,
      }),
    }),
  ),
  fc.record({ if: rarely(cond), bind: rarely(fc.constant('mine')) }),
);

const ability: Json = fc
  .record({
    type: fc.constantFrom(...abilityTypes, 'Continuous', 'Continuous'),
    instead: rarely(fc.constantFrom('Main', 'Ambush')),
    adds: rarely(fc.constantFrom('Main', 'Ambush')),
    must: rarely(yes),
    optional: rarely(yes),
    condition: rarely(fc.record({ if: cond })),
    when: join(fc.record({ event: fc.constantFrom(...events), by: rarely(fc.constant('player')) }), aimed),
    replaces: join(
      fc.record({
        verbs: fc.uniqueArray(fc.constantFrom(...verbs), { minLength: 1, maxLength: 2 }),
        by: fc.constantFrom('any', 'opponent'),
      }),
      aimed,
    ),
    cost: rarely(fc.constantFrom([{ discard: 1 }], [{ mill: 1 }], [{ discard: 2 }, { mill: 2 }])),
    effect: fc.record({ actions: fc.array(action, { minLength: 1, maxLength: 2 }) }),
  })
  .map(({ when, replaces, ...rest }) => ({
    ...rest,
    ...(rest.type === 'When' ? { when } : {}),
    ...(rest.type === 'Replacement' ? { replaces } : {}),
  }));

const same = (found: unknown, wanted: unknown): void => expect(found).toEqual(wanted);

test('everything the words can express is a good share of the schema, and sound', () => {
  const abilities = readable(fc.sample(ability, { numRuns: 8_000, seed: 7 }), words);
  expect(abilities.length).toBeGreaterThan(500);
  for (const one of abilities) wordsHold(one, words, faults, same);
});
