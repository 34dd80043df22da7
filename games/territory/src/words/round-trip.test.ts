import { normalise } from '@sleight/kernel/ability/normalise';
import { readAbility } from '@sleight/kernel/ability/read';
import { compileText } from '@sleight/kernel/text/compile';
import { describe as say } from '@sleight/kernel/text/describe';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ability, abilityTypes, kinds, numbers, ranges, targetTypes, verbs } from '../ability';
import { allCards } from '../cards/pool';
import { words } from '.';
import { faultsInEnglish, faultsInFrench } from './faults';

describe('the text of every card, read back, is the card', () => {
  const abilities = allCards.flatMap((card) =>
    card.abilities.map((ability, n) => ({ name: `${card.id} ${n + 1}`, ability })),
  );
  test.each(abilities)('$name', ({ ability }) => {
    expect(compileText(say(ability, 'en', words), words)).toEqual({ abilities: [normalise(ability, words)] });
  });

  test('and every card file is written in normal form', () => {
    const notNormal = abilities.filter(
      ({ ability }) => JSON.stringify(ability) !== JSON.stringify(normalise(ability, words)),
    );
    expect(notNormal.map(({ name }) => name)).toEqual([]);
  });
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

/** Random abilities that the door lets in, with their normal form. */
const readable = (runs: number): readonly Ability[] =>
  fc.sample(ability, { numRuns: runs, seed: 7 }).flatMap((json) => {
    const read = readAbility(JSON.parse(JSON.stringify(json)), words);
    return 'ability' in read ? [read.ability] : [];
  });

describe('whatever the words can say', () => {
  const abilities = readable(20_000);

  test('is a good share of what the schema allows', () => {
    expect(abilities.length).toBeGreaterThan(500);
  });

  test('is read back as itself', () => {
    for (const one of abilities) {
      const text = say(one, 'en', words);
      expect({ text, ...compileText(text, words) }).toEqual({ text, abilities: [one] });
    }
  });

  test('is in normal form once it is through the door', () => {
    for (const one of abilities) expect(normalise(one, words)).toEqual(one);
  });

  test('is sound English and French', () => {
    for (const one of abilities) {
      expect(faultsInEnglish(say(one, 'en', words))).toEqual([]);
      expect(faultsInFrench(say(one, 'fr', words))).toEqual([]);
    }
  });
});
