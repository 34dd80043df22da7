// Territory as the rooms above see it: everything a scenario, the command line or a server asks of a game.

import type { Play, Said } from '@sleight/kernel/book';
import type { Game, Scores } from '@sleight/kernel/game';
import { readRules } from '@sleight/kernel/parameters';
import { compileText } from '@sleight/kernel/text/compile';
import { describe } from '@sleight/kernel/text/describe';
import { isFields } from '@sleight/kernel/text/grammar';
import type { Ability } from './ability';
import { arrange } from './arrange';
import { board } from './board';
import { asTerritory, territory } from './book';
import { cardProblems } from './card-file';
import { cardFiles } from './cards/index.generated';
import { allCards, readPool, starterDecks } from './cards/pool';
import { cards, legend } from './catalogue';
import { MARKS } from './counters';
import { barred, deckProblems, listed } from './deck';
import { evaluate } from './evaluate';
import { expect } from './expect';
import { invariants } from './invariants';
import { log } from './log';
import { effectCards, readCard } from './made-up';
import { parameterNames } from './parameters';
import { primer } from './primer';
import { randomDeck } from './random-deck';
import { type RuleChanges, type Rules, rulesets, rulesSchema } from './rules';
import { rulesetNames, rulesText } from './rules-text';
import { scene } from './scene';
import { staging } from './staging';
import { listOf, start } from './start';
import { thinking } from './thinking';
import { words } from './words';

const said = new WeakMap<Ability, Said>();

/** Made once: making a text is slow, and every look at the table says the effects on it. */
function texts(ability: Ability): Said {
  const text = said.get(ability) ?? {
    en: describe(ability, 'en', words),
    fr: describe(ability, 'fr', words),
  };
  said.set(ability, text);
  return text;
}

const parameters = { schema: rulesSchema, names: parameterNames };

/** A named ruleset with changes. Throws a sentence naming the parameters that are wrong. */
function rulesFor(ruleset: string, changes: unknown): Rules {
  if (!Object.hasOwn(rulesets, ruleset)) throw new Error(`there is no ruleset called "${ruleset}"`);
  return readRules(parameters, isFields(changes) ? { ...rulesets[ruleset], ...changes } : changes);
}

/** Positions in scenarios are small: a player without cards must not pass, and end the round, unasked. */
const scenarioRules: RuleChanges = { autoPass: false };

/** Marks decide the match (14); victory points count within one round only. */
const scores = ({ s: { num } }: Play): Scores => ({
  label: { en: 'Rounds', fr: 'Manches' },
  points: [num[MARKS], num[MARKS + 1]],
});

export const territoryGame: Game = {
  id: 'territory',
  name: { en: 'Territory', fr: 'Territory' },
  rulesets: Object.keys(rulesets),
  rulesetNames,
  parameters: () => parameters,
  rules: rulesFor,
  rulesText,
  decks: starterDecks.map(({ id, name, leader, cards }) => ({ id, name, leader, cards: listOf(cards) })),
  book({ ruleset = 'standard', rules = {}, cards = [] } = {}) {
    return territory({
      rules: rulesFor(ruleset, rules),
      cards: [...allCards, ...cards.map(readCard)],
      describe: texts,
    });
  },
  restore: ({ rules, cards }) =>
    territory({ rules: readRules(parameters, rules), cards: readPool(cards), describe: texts }),
  start,
  randomDeck,
  deckProblems: (book, deck) => deckProblems(book, asTerritory(book).cards, deck),
  listed: (book, written) => listed(book, asTerritory(book).cards, written),
  barred: (book, card) => barred(book, asTerritory(book).cards, card),
  arrange,
  expect,
  evaluate,
  thinking,
  scenarioRules,
  scenarioCards: effectCards,
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
