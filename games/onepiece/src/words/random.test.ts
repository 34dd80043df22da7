import { readable, wordsHold } from '@sleight/kit/words-check';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  abilityTypes,
  areas,
  causes,
  colors,
  durations,
  effectTimings,
  events,
  keywords,
  positions,
  targetTypes,
  turnLogs,
  whenCauses,
} from '../ability';
import { words } from '.';
import { faults } from './faults';

// Abilities drawn from the whole schema: most of them no card would have, some have no words.
type Json = fc.Arbitrary<object>;
const whole = fc.integer({ min: 1, max: 4 });
const register = fc.constantFrom('selected', 'played', 'looked', 'trashed', 'koed', 'powered', 'mine');
const maybe = <T>(value: fc.Arbitrary<T>, freq = 2) => fc.option(value, { nil: undefined, freq });
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, value);
const yes = fc.constant(true);
const join = (...parts: Json[]): Json => fc.tuple(...parts).map((all) => Object.assign({}, ...all));
const side = fc.constantFrom('player', 'opponent');
const anySide = fc.constantFrom('player', 'opponent', 'any');
const limit = fc.oneof(...['lte', 'gte', 'eq'].map((by) => fc.record({ [by]: fc.constantFrom(0, 1, 2, 5) })));

const { target, cond, amount } = fc.letrec<
  Record<'target' | 'cond' | 'filter' | 'amount' | 'bound', unknown>
>((tie) => ({
  amount: fc.oneof(
    { maxDepth: 2 },
    { weight: 5, arbitrary: fc.constantFrom(1, 2, 1000, -2000) },
    fc.record({ stat: fc.constantFrom('power', 'cost', 'count'), of: register }),
    fc.record({ per: tie('target'), every: maybe(fc.constant(2)), times: fc.constantFrom(1, 1000, -1) }),
    fc.constantFrom(
      { per: { targetType: 'card', from: 'life', targetSide: 'opponent' }, times: 1 },
      { per: { targetType: 'card', from: 'life' }, times: 1 },
      { per: { targetType: 'don', targetSide: 'player' }, times: 1 },
    ),
  ),
  bound: fc.oneof(
    ...['lte', 'gte', 'eq'].map((by) => fc.record({ [by]: fc.oneof({ maxDepth: 2 }, whole, tie('amount')) })),
    fc.constant({ gte: 2, lte: 4 }),
  ),
  filter: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom({ other: true }, { state: 'active' }, { state: 'rested' }, { multicolored: true }),
    fc.constantFrom({ hasEffect: 'On Play' }, { not: { hasEffect: 'On KO' } }),
    fc.constantFrom({ hasTrigger: true }, { noBaseEffect: true }, { playedThisTurn: true }),
    fc.record({ color: fc.constantFrom(...colors) }),
    fc.constantFrom({ category: 'character' }, { category: 'event' }, { category: 'stage' }),
    fc.constantFrom({ type: 'Navy' }, { type: ['Navy', 'Supernovas'] }, { typeIncludes: 'CP' }),
    fc.constantFrom({ attribute: 'Slash' }, { name: 'Uta' }, { name: ['Uta', 'Nami', 'Enel'] }),
    fc.record({ hasKeyword: fc.constantFrom(...keywords) }),
    ...['cost', 'baseCost', 'power', 'basePower', 'counter', 'donGiven'].map((stat) =>
      fc.record({ [stat]: tie('bound') }),
    ),
    fc.constantFrom(
      { any: [{ name: 'Uta' }, { type: 'FILM' }] },
      { any: [{ type: 'FILM' }, { name: 'Uta' }] },
    ),
    fc.record({ not: tie('filter') }),
  ),
  target: join(
    fc.record({
      targetSide: maybe(side, 4),
      targetType: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom('character', 'leaderOrCharacter', 'card') },
        fc.constantFrom(...targetTypes),
      ),
      from: maybe(fc.constantFrom(...areas, 'hand'), 1),
      filters: maybe(fc.array(tie('filter'), { minLength: 1, maxLength: 2 }), 1),
    }),
    fc.oneof(
      { weight: 5, arbitrary: fc.constant({}) },
      { weight: 5, arbitrary: fc.constant({ minTargets: 0 }) },
      fc.constantFrom({ all: true }, { anyNumber: true }, { minTargets: 0, maxTargets: 2 }),
      fc.constantFrom({ minTargets: 2, maxTargets: 2 }, { minTargets: 0, maxTargets: 2, distinct: 'name' }),
      fc.constantFrom({ minTargets: 0, maxTargets: 2, sumMax: { power: 4000 } }, { chooser: 'opponent' }),
      fc.record({ of: register }),
    ),
  ),
  cond: fc.oneof(
    { maxDepth: 2 },
    fc.record({ count: tie('target'), gte: whole }),
    fc.record({ count: tie('target'), lte: whole }),
    fc.record({ count: tie('target'), eq: fc.constantFrom(0, 1, 2) }),
    fc.record({ only: tie('target') }),
    fc.record({
      life: join(fc.record({ side: anySide, face: rarely(fc.constantFrom('up', 'down')) }), limit),
    }),
    fc.record({ hand: join(fc.record({ side: anySide }), limit) }),
    fc.record({ trash: join(fc.record({ side }), limit) }),
    fc.record({ deck: join(fc.record({ side }), limit) }),
    fc.record({
      don: join(
        fc.record({ side: anySide, state: maybe(fc.constantFrom('active', 'rested', 'given')) }),
        limit,
      ),
    }),
    fc
      .tuple(
        fc.constantFrom('life', 'hand', 'don', 'characters'),
        fc.constantFrom('lt', 'lte', 'eq', 'gte', 'gt'),
      )
      .map(([what, op]) => ({ compare: [`${what}.player`, op, `${what}.opponent`] })),
    fc.record({ leader: tie('filter') }),
    fc.record({ self: tie('filter') }),
    fc.record({ bound: register, filters: fc.array(tie('filter'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ turnLog: fc.constantFrom(...turnLogs) }),
    fc.record({ all: fc.array(tie('cond'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('cond'), { minLength: 2, maxLength: 2 }) }),
    fc.record({ not: tie('cond') }),
  ),
}));

const aimed: Json = target.map((json) => Object(json));
const just = (type: string): Json => fc.constant({ type });
const some = (...types: string[]): Json => fc.constantFrom(...types.map((type) => ({ type })));
const lasting = fc.record({ duration: maybe(fc.constantFrom(...durations), 4) });
const position = fc.constantFrom(...positions);
const upTo = maybe(yes);
const state = fc.constantFrom('active', 'rested');
const face = fc.constantFrom('up', 'down');

const plain: readonly Json[] = [
  join(
    some('ko', 'rest', 'setActive', 'freeze', 'return', 'trash', 'toHand', 'select', 'take', 'play'),
    aimed,
  ),
  join(just('play'), aimed, fc.constant({ rested: true })),
  join(some('powerMod', 'costMod', 'setBasePower'), fc.record({ amount }), aimed, lasting),
  join(just('grantKeyword'), fc.record({ keyword: fc.constantFrom(...keywords) }), aimed, lasting),
  join(some('negate', 'attackActive', 'cannotAttack'), aimed, lasting),
  join(just('cannotAttack'), aimed, lasting, fc.constant({ what: 'leader' })),
  join(
    just('immune'),
    fc.record({
      verbs: fc.constantFrom(['ko'], ['remove'], ['rest'], ['ko', 'rest']),
      by: maybe(fc.constantFrom(...causes)),
      attackers: rarely(fc.constant([{ attribute: 'Slash' }])),
    }),
    aimed,
    lasting,
  ),
  join(
    just('cannotBlock'),
    fc.oneof(
      fc.constantFrom({}, { filters: [{ power: { lte: 5000 } }] }, { attacker: 'self' }),
      fc.record({ attacker: fc.constant('bound'), of: register }),
    ),
    lasting,
  ),
  join(just('toDeck'), aimed, fc.oneof(fc.record({ position }), fc.constant({ shuffle: true }))),
  join(just('toLife'), aimed, fc.record({ position, faceUp: maybe(yes) })),
  join(
    just('toLife'),
    fc.record({ position, faceUp: rarely(yes), minTargets: maybe(fc.constant(0)) }),
    fc.constant({ targetType: 'card', from: 'deck', targetSide: 'player' }),
  ),
  join(some('lifeToHand', 'trashLife'), fc.record({ amount: whole, upTo, side: maybe(side), position })),
  join(just('turnLife'), fc.record({ amount: maybe(whole), side: rarely(side), face })),
  join(just('lookLife'), fc.record({ amount: maybe(whole), upTo, side: maybe(side) })),
  join(just('giveDon'), fc.record({ amount: whole, upTo, state }), aimed),
  join(just('addDon'), fc.record({ amount: whole, upTo, state, side: rarely(side) })),
  join(just('returnDon'), fc.record({ amount: whole, side: maybe(side) })),
  join(just('mill'), fc.record({ amount: whole, upTo, side: maybe(side) })),
  join(just('draw'), fc.oneof(fc.record({ amount, side: maybe(side) }), fc.record({ until: whole }))),
  join(just('look'), fc.record({ amount: whole, reveal: maybe(yes), side: maybe(side) })),
  join(just('placeRest'), fc.record({ to: fc.constantFrom('top', 'bottom', 'topOrBottom', 'trash') })),
  join(just('activateEffect'), fc.record({ timing: fc.constantFrom('Main', 'Counter', 'On Play', 'On KO') })),
  some('shuffle', 'addThisToHand', 'copies', 'winGame', 'redraw', 'countsAsAll'),
  join(just('dealDamage'), fc.record({ amount: whole })),
  join(just('redirect'), aimed),
  join(
    just('forbid'),
    fc.record({
      what: fc.constantFrom('draw', 'lifeToHand', 'playFromHand', 'playCharacters'),
      duration: fc.constantFrom(...durations),
    }),
  ),
  join(just('negateTiming'), fc.record({ timing: fc.constantFrom(...effectTimings), side }), lasting),
  join(just('taunt'), aimed),
  just('cannotBePlayed'),
  join(just('deckOut'), fc.record({ outcome: fc.constantFrom('win', 'loseAtEndOfTurn') })),
  join(just('donDeck'), fc.record({ amount: whole })),
  join(
    just('discount'),
    fc.record({ amount: whole, duration: fc.constantFrom(...durations) }),
    aimed.map((json) => {
      const { targetType, filters } = Object(json);
      return { targetType, filters };
    }),
  ),
  fc.constant({ type: 'alias', name: 'Uta' }),
  join(just('deckRule'), aimed, fc.record({ only: maybe(yes) })),
];

const flow = fc.record({
  if: rarely(cond),
  may: rarely(yes),
  needsPrevious: rarely(yes),
  also: rarely(yes),
  at: rarely(fc.constantFrom('endOfTurn', 'endOfBattle')),
  bind: rarely(fc.constant('mine')),
});
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
  flow,
);

const fromLife = fc.record({ n: whole, position });
const cost: Json = fc.oneof(
  fc.constantFrom({ restThis: true }, { trashThis: true }, { restDon: 2 }, { donMinus: 1 }),
  fc.constantFrom({ donMinus: 2, orMore: true }, { mill: 2 }),
  fc.record({ trash: aimed }),
  fc.record({ lifeToHand: fromLife }),
  fc.record({ trashLife: fromLife }),
  fc.record({ turnLife: fc.record({ n: whole, face }) }),
  fc.record({ rest: aimed }),
  fc.record({ return: aimed }),
  fc.record({ ko: aimed }),
  fc.record({ reveal: aimed }),
  fc.record({
    toDeck: join(
      aimed,
      fc.oneof(fc.record({ position: fc.constantFrom('top', 'bottom') }), fc.constant({ shuffle: true })),
    ),
  }),
  fc.record({
    toLife: join(aimed, fc.record({ position: fc.constantFrom('top', 'bottom'), faceUp: maybe(yes) })),
  }),
  fc.record({ powerDown: join(aimed, fc.constant({ amount: 5000 })) }),
  fc.record({ giveDon: join(aimed, fc.record({ amount: whole, state })) }),
  fc.constant({ either: [{ restThis: true }, { restDon: 1 }] }),
);

const ability: Json = fc
  .record({
    type: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...abilityTypes, 'Continuous', 'Continuous') },
      fc.constant(['On Play', 'On Attack']),
    ),
    zone: rarely(fc.constantFrom('hand', 'rules')),
    frequency: rarely(fc.constant('Once Per Turn')),
    optional: rarely(yes),
    condition: maybe(
      fc.record({
        don: maybe(fc.constant(1)),
        yourTurn: rarely(yes),
        opponentTurn: rarely(yes),
        if: maybe(cond),
      }),
      1,
    ),
    when: fc.record({
      event: fc.constantFrom(...events),
      side: maybe(side),
      subject: maybe(aimed),
      against: rarely(aimed),
      cause: rarely(fc.constantFrom(...whenCauses)),
      min: rarely(fc.constant(2)),
      or: rarely(fc.record({ event: fc.constantFrom(...events), side, subject: maybe(aimed) })),
    }),
    replaces: fc.record({
      event: fc.constantFrom('ko', 'remove', 'rest'),
      subject: aimed,
      cause: rarely(fc.constantFrom(...causes)),
    }),
    cost: rarely(fc.array(cost, { minLength: 1, maxLength: 2 })),
    effect: fc.record({ actions: fc.array(action, { minLength: 1, maxLength: 3 }) }),
  })
  .map(({ when, replaces, ...rest }) => ({
    ...rest,
    ...(rest.type === 'When' ? { when } : {}),
    ...(rest.type === 'Replacement' ? { replaces } : {}),
  }));

const same = (found: unknown, wanted: unknown): void => expect(found).toEqual(wanted);

test('everything the words can express is a good share of the schema, and sound', () => {
  const abilities = readable(fc.sample(ability, { numRuns: 4_000, seed: 7 }), words);
  expect(abilities.length).toBeGreaterThan(200);
  for (const one of abilities) wordsHold(one, words, faults, same);
});
