// Mythos as the rooms above see it: everything a scenario, the command line or a server asks of a game.

import type { Play } from '@sleight/kernel/book';
import type { Game, Scores } from '@sleight/kernel/game';
import { readRules } from '@sleight/kernel/parameters';
import { compileText } from '@sleight/kernel/text/compile';
import { arrange } from './arrange';
import { board } from './board';
import { mythos } from './book';
import { cardProblems } from './card-file';
import { cardFiles } from './cards/index.generated';
import { allCards, decks, jutsuDecks, readPool } from './cards/pool';
import { cards, legend } from './catalogue';
import { POINTS } from './counters';
import { barred, deckProblems, listed } from './deck';
import { evaluate } from './evaluate';
import { expect } from './expect';
import { invariants } from './invariants';
import { log } from './log';
import { readCard } from './made-up';
import { parameterNames } from './parameters';
import { plainMissions } from './plain-cards';
import { primer } from './primer';
import { randomDeck } from './random-deck';
import { type Rules, rulesets, rulesSchema } from './rules';
import { rulesetNames, rulesText } from './rules-text';
import { scene } from './scene';
import { staging } from './staging';
import { listOf, start } from './start';
import { thinking } from './thinking';
import { words } from './words';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes reach into the sections of a ruleset: `{ hidden: { playCost: 2 } }` leaves the rest of `hidden` alone. */
function changed(
  base: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): unknown {
  const whole: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const section = base[name];
    whole[name] = isRecord(section) && isRecord(value) ? { ...section, ...value } : value;
  }
  return whole;
}

const parameters = { schema: rulesSchema, names: parameterNames };

/** A named ruleset with changes. Throws a sentence naming the parameter that is wrong. */
function rulesFor(ruleset: string, changes: unknown): Rules {
  if (!Object.hasOwn(rulesets, ruleset)) throw new Error(`there is no ruleset called "${ruleset}"`);
  return readRules(parameters, isRecord(changes) ? changed(rulesets[ruleset], changes) : changes);
}
/** Mission points. */
const scores = ({ s: { num } }: Play): Scores => ({
  label: { en: 'Points', fr: 'Points' },
  points: [num[POINTS], num[POINTS + 1]],
});

export const mythosGame: Game = {
  id: 'mythos',
  name: { en: 'Mythos', fr: 'Mythos' },
  rulesets: Object.keys(rulesets),
  rulesetNames,
  parameters: () => parameters,
  rules: rulesFor,
  rulesText,
  decks: [...decks, ...jutsuDecks].map(({ id, name, cards, missions }) => ({
    id,
    name,
    cards: [...listOf(cards), ...missions],
  })),
  book({ ruleset = 'official', rules = {}, cards = [] } = {}) {
    return mythos({ rules: rulesFor(ruleset, rules), cards: [...allCards, ...cards.map(readCard)] });
  },
  restore: ({ rules, cards }) => mythos({ rules: readRules(parameters, rules), cards: readPool(cards) }),
  start,
  randomDeck,
  deckProblems,
  listed,
  barred,
  arrange,
  expect,
  evaluate,
  thinking,
  scenarioCards: () => plainMissions,
  invariants,
  scores,
  board,
  primer,
  scene,
  staging,
  log,
  cardFiles,
  pool: allCards,
  cards,
  legend,
  cardProblems,
  compile(text) {
    const compiled = compileText(text, words);
    return 'error' in compiled ? compiled.error : compiled;
  },
};
