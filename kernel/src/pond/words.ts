// Pond's words in English and French, for the kernel's own tests.
// Invariant: everything here is about frogs and lily pads.
// Next: ../text/words.ts for what a game supplies.
import { thingsOf } from '../ability/traits';
import { saidOf } from '../conditions/bound/en';
import { saidOf as frenchSaidOf } from '../conditions/bound/fr';
import { en as count } from '../conditions/count/en';
import { fr as frenchCount } from '../conditions/count/fr';
import { increased, larger } from '../ops/adjust/en';
import { augmented, counting } from '../ops/adjust/fr';
import { opLanguage } from '../ops/language.generated';
import { opRegisters, opTraits } from '../ops/schemas.generated';
import { agree, noun } from '../text/french';
import { type FrenchLines, frenchLine } from '../text/french-lines';
import { type French, type FrenchWords, target, verb } from '../text/french-target';
import { oneOf, type Phrase } from '../text/grammar';
import { countOf, number, words as spelt } from '../text/leaves';
import { activated, conditional, continuous, listening, played, triggered } from '../text/lines';
import { nounPhrases } from '../text/noun-phrase';
import { bareAll, some, target as targeted } from '../text/parts';
import { reference as referenceWith } from '../text/pointer';
import { phrase } from '../text/template';
import type { OpLanguage, OpLanguages, Words } from '../text/words';
import { type Ability, type Action, type Cond, type Cost, type Filter, schema, type When } from './ability';

const often = { 'Once Per Turn': 'once per turn' };
const lines = [
  triggered('Arrive', 'arrive', often),
  listening('When', { 'Once Per Turn': 'each turn' }),
  activated('Activate', 'activate', often),
  continuous('Continuous'),
  played('Play'),
];

const referenceWords = {
  participles: ['chosen', 'discarded', 'drawn'],
  nouns: {
    frog: { one: 'frog', many: 'frogs' },
    pad: { one: 'pad', many: 'pads' },
    card: { one: 'card', many: 'cards' },
  },
};

const en: Words<Ability>['en'] = {
  ...nounPhrases({
    nouns: [
      { side: 'player', type: 'frog', one: 'friend', many: 'friends' },
      { side: 'opponent', type: 'frog', one: 'intruder', many: 'intruders' },
      { type: 'frog', one: 'frog', many: 'frogs' },
      { side: 'player', type: 'pad', one: 'pad', many: 'pads', yours: true },
      { type: 'pad', one: 'pad', many: 'pads' },
    ],
    before: [{ says: phrase('{size}', { size: spelt({ small: 'small', big: 'big' }) }) }],
    after: [],
    names: [],
  }),
  reference: referenceWith(referenceWords, undefined),
  value: phrase('{of} {stat}', {
    of: referenceWith(referenceWords, { self: "this frog's" }),
    stat: spelt({ weight: 'weight' }),
  }),
  cond: oneOf<unknown>(...count, ...saidOf('a friend', 'an intruder')),
  cost: oneOf<unknown>(
    phrase('discard {discard}', { discard: countOf('card', { lone: true }) }),
    phrase('choose {choose}', { choose: targeted }),
  ),
  event: phrase('{...who} croaks', { who: some }, { event: 'croak' }),
  forbidden: oneOf<unknown>(
    phrase('eat {...what}', { what: bareAll }, { verb: 'eat' }),
    phrase('move {...what}', { what: bareAll }, { verb: 'hop' }),
  ),
  adjustment: oneOf<unknown>(
    larger('handLimit', 'your hand limit', 'card'),
    increased('croak', 'the sound of your croaks', spelt({ eat: 'after a meal' }), number),
  ),
  action: conditional(oneOf(...Object.values(opLanguage).map((op): Phrase<unknown> => op.en))),
  ability: oneOf(...lines.map(({ line }) => line)),
};

const friend = noun('ami', 'm');
const frog = noun('grenouille', 'f');
const pad = noun('nénuphar', 'm');
const everyOp: OpLanguages<Action, French<Filter, Cond>> = opLanguage;
const ops: Readonly<Record<string, OpLanguage<Action, French<Filter, Cond>>>> = everyOp;

const frenchWords: FrenchWords<Filter, Cond> = {
  nouns: [
    { ...friend, side: 'player', type: 'frog' },
    { ...noun('intrus', 'm'), side: 'opponent', type: 'frog' },
    { ...frog, type: 'frog' },
    { ...pad, side: 'player', type: 'pad', yours: true },
    { ...pad, type: 'pad' },
  ],
  things: { frog, pad, card: noun('carte', 'f') },
  persons: ['frog'],
  participles: { chosen: 'choisi', discarded: 'défaussé', drawn: 'pioché' },
  self: 'cette grenouille',
  stats: { weight: noun('poids', 'm') },
  verbs: { eat: 'manger', hop: 'déplacer' },
  numbers: {
    handLimit: counting('votre main maximale', noun('carte', 'f')),
    croak: augmented('les sons de vos coassements', { eat: 'après un repas' }),
  },
  name: () => undefined,
  filters: (list, { feminine }, plural) =>
    list.flatMap((filter) =>
      'size' in filter ? [agree(filter.size === 'small' ? 'menu' : 'énorme', { feminine, plural })] : [],
    ),
  isOther: (filter) => 'other' in filter,
  cond: (said, context) =>
    'count' in said ? frenchCount(said, context) : frenchSaidOf('un ami', 'un intrus')(said, context),
};

const frenchLines: FrenchLines<Filter, Cond, When, Cost, Action> = {
  heads: {
    Play: { style: 'played' },
    Arrive: { style: 'triggered', head: 'Arrivée' },
    When: { style: 'listening', first: { 'Once Per Turn': 'à chaque tour' } },
    Activate: { style: 'activated', head: 'Activation' },
    Continuous: { style: 'continuous' },
  },
  frequencies: { 'Once Per Turn': 'une fois par tour' },
  action: (action, context) => ops[action.type].fr(action, context),
  cost: (cost, context) =>
    'choose' in cost
      ? `${verb('choisir', context)} ${target(cost.choose, context).text}`
      : `${verb('défausser', context)} ${cost.discard === 1 ? 'une carte' : `${cost.discard} cartes`}`,
  isChoice: (cost) => 'choose' in cost,
  event: (when, context) => `${target(when, context).text} coasse`,
};

export const words: Words<Ability> = {
  schema,
  filterOrder: ['other', 'size'],
  sideless: [],
  registers: {
    actions: opRegisters,
    costs: { discard: 'discarded', choose: 'chosen' },
    things: thingsOf(opTraits),
    costFirst: ['Play', 'Activate'],
  },
  en,
  lines,
  fr: (ability) =>
    frenchLine(ability, frenchLines, { mood: 'instruction', it: true, every: false, words: frenchWords }),
};
