import { abilitiesOf, isWrittenNormally, readable, readsBack, wordsHold } from '@sleight/kit/words-check';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abilityTypes, numbers, targetTypes, verbs } from '../ability';
import { allCards } from '../cards/pool';
import { kinds } from '../filters/kind/schema';
import { ranges } from '../filters/range/schema';
import { words } from '.';
import { faultsInEnglish, faultsInFrench } from './faults';

const faults = { english: faultsInEnglish, french: faultsInFrench };

const same = (found: unknown, wanted: unknown): void => expect(found).toEqual(wanted);

describe.each(abilitiesOf(allCards))('$name', ({ ability }) => {
  test('parses back from its text', () => readsBack(ability, words, same));
  test('is written in normal form', () => isWrittenNormally(ability, words, same));
});

// Abilities drawn from the whole schema: most of them no card would have, some have no words.
const whole = fc.integer({ min: 1, max: 5 });
const signed = fc.constantFrom(-3, -1, 1, 2);
const register = fc.constantFrom('sacrificed', 'chosen', 'mine', 'bounced');
const maybe = <T>(value: fc.Arbitrary<T>, freq = 3) => fc.option(value, { nil: undefined, freq });
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, value);
const flag = rarely(fc.constant(true));
const join = (...parts: fc.Arbitrary<object>[]): fc.Arbitrary<object> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all));

const quantity = fc.oneof(
  fc.constant({}),
  fc.constant({ all: true }),
  fc.record({ all: fc.constant(true), minTargets: whole }),
  fc.record({ minTargets: fc.integer({ min: 0, max: 3 }), maxTargets: whole }),
  whole.map((n) => ({ minTargets: n, maxTargets: n })),
);

const { target, cond } = fc.letrec<{ target: object; cond: object; filter: object }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    fc.record({ range: fc.constantFrom(...ranges), of: rarely(register) }),
    fc.constant({ other: true }),
    fc.record({ lane: fc.oneof(whole, fc.constant('edge')) }),
    fc.constant({ empty: true }),
    fc.record({ kind: fc.constantFrom(...kinds) }),
    fc.record({ where: tie('cond') }),
  ),
  target: join(
    fc.record({
      targetSide: maybe(fc.constantFrom('player', 'opponent', 'any')),
      targetType: fc.constantFrom('unit', 'unit', 'unit', ...targetTypes),
      filters: maybe(fc.array(tie('filter'), { minLength: 1, maxLength: 2 }), 2),
    }),
    quantity,
  ),
  cond: fc.oneof(
    { maxDepth: 2 },
    fc.record({ lanesWon: fc.record({ gte: whole }) }),
    fc.record({ bound: register, side: fc.constantFrom('player', 'opponent') }),
    fc.record({ count: tie('target'), gte: whole }),
  ),
}));

const amountOf = (number: fc.Arbitrary<number>) =>
  fc.oneof(
    { weight: 3, arbitrary: number },
    fc.record({ stat: fc.constant('power'), of: fc.oneof(register, fc.constant('self')) }),
    fc.record({ per: target, times: number }),
  );
const amount = amountOf(whole);
const change = amountOf(signed);
const just = (type: string) => fc.constant({ type });
const sides = fc.constantFrom('player', 'opponent');

const cost = join(
  fc.oneof(
    fc.record({ sacrifice: target }),
    fc.constant({ sacrificeThis: true }),
    fc.record({ discard: whole }),
    fc.record({ choose: target }),
  ),
  fc.record({ bind: rarely(fc.constant('mine')) }),
);

const { ability } = fc.letrec<{ ability: object; action: object }>((tie) => ({
  action: join(
    fc.oneof(
      { maxDepth: 2 },
      join(
        fc.constantFrom(...['draw', 'discard', 'gainVp'].map((type) => ({ type }))),
        fc.record({ amount }),
      ),
      join(
        fc.constantFrom(...['damage', 'heal', 'distribute'].map((type) => ({ type }))),
        fc.record({ amount }),
        target,
      ),
      join(just('powerMod'), fc.record({ amount: change }), target),
      join(just('nextUnitPower'), fc.record({ amount: change })),
      join(just('loseVp'), fc.record({ amount, side: sides })),
      join(fc.constantFrom(...['choose', 'bounce', 'removeEffect'].map((type) => ({ type }))), target),
      join(just('move'), target, fc.constant({ to: 'close' })),
      join(just('return'), target, fc.constant({ from: 'discard' })),
      join(
        just('cannot'),
        target,
        fc.record({ verb: fc.constantFrom(...verbs), by: fc.oneof(sides, fc.constant('any')) }),
      ),
      join(
        just('adjust'),
        fc.record({
          number: fc.constantFrom(...numbers),
          amount: signed,
          costing: maybe(fc.constantFrom(...verbs)),
        }),
      ),
      join(just('grant'), target, fc.record({ ability: tie('ability') })),
    ),
    fc.record({ if: rarely(cond), bind: rarely(fc.constant('mine')) }),
  ),
  ability: fc
    .record({
      type: fc.constantFrom(...abilityTypes),
      frequency: rarely(fc.constant('Once Per Round')),
      optional: flag,
      condition: rarely(fc.record({ if: cond })),
      when: join(fc.record({ event: fc.constantFrom('conquer', 'sacrifice') }), target),
      cost: maybe(fc.array(cost, { minLength: 1, maxLength: 2 }), 2),
      effect: fc.record({ actions: fc.array(tie('action'), { minLength: 1, maxLength: 2 }) }),
    })
    .map(({ when, ...rest }) => (rest.type === 'When' ? { ...rest, when } : rest)),
}));

test('everything the words can express is a good share of the schema, and sound', () => {
  const abilities = readable(fc.sample(ability, { numRuns: 20_000, seed: 7 }), words);
  expect(abilities.length).toBeGreaterThan(500);
  for (const one of abilities) wordsHold(one, words, faults, same);
});
