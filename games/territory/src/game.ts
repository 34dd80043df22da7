// Territory as other rooms see it: everything a scenario, the command line or a server needs from a game.

import type { Play } from '@sleight/kernel/book';
import { describe } from '@sleight/kernel/text/describe';
import { saidOnce } from '@sleight/kit/board';
import { compiling } from '@sleight/kit/card-file';
import type { Rounds, Scores } from '@sleight/kit/contract/rules';
import { gameOf } from '@sleight/kit/game';
import { rulebooks } from '@sleight/kit/rulebooks';
import { listOf } from '@sleight/kit/start';
import type { Ability } from './ability';
import { arrange } from './arrange';
import { board } from './board';
import { asTerritory, territory } from './book';
import { cardProblems } from './card-file';
import { cardFiles } from './cards/index.generated';
import { allCards, readPool, starterDecks } from './cards/pool';
import { cards, legend } from './catalogue';
import { MARKS, ROUND } from './counters';
import { barred, deckProblems, listed } from './deck';
import { dress } from './dress';
import { evaluate } from './evaluate';
import { expect } from './expect';
import { invariants } from './invariants';
import { log } from './log';
import { effectCards, readCard } from './made-up';
import { parameterNames } from './parameters';
import { primer } from './primer';
import { randomDeck } from './random-deck';
import { finalVp } from './round';
import { type RuleChanges, rulesets, rulesSchema } from './rules';
import { rulesetNames, rulesText } from './rules-text';
import { scene } from './scene';
import { staging } from './staging';
import { start } from './start';
import { thinking } from './thinking';
import { words } from './words';

/** Cached, because every view of the table prints its effects. */
const texts = saidOnce((ability: Ability, language) => describe(ability, language, words));

/** Positions in scenarios are small: a player without cards must not pass, and end the round, automatically. */
const scenarioRules: RuleChanges = { autoPass: false };

/** Marks decide the match (14); victory points count within one round only. */
const scores = ({ s: { num } }: Play): Scores => ({
  label: { en: 'Rounds', fr: 'Manches' },
  points: [num[MARKS], num[MARKS + 1]],
});

const rounds: Rounds = {
  name: { en: 'Round', fr: 'Manche' },
  number: ({ num }) => num[ROUND],
  within: ({ s, book }) => {
    const { rules } = asTerritory(book);
    return [finalVp(s, rules, 0), finalVp(s, rules, 1)];
  },
};

export const territoryGame = gameOf({
  id: dress.id,
  name: dress.name,
  rules: {
    ...rulebooks({
      parameters: { schema: rulesSchema, names: parameterNames },
      rulesets,
      rulesetNames,
      compile: (rules, cards) => territory({ rules, cards, describe: texts }),
      cardsWith: (extra) => [...allCards, ...extra.map(readCard)],
      readPool,
    }),
    start,
    scores,
    rounds,
  },
  decks: {
    decks: starterDecks.map(({ id, name, leader, cards }) => ({ id, name, leader, cards: listOf(cards) })),
    randomDeck,
    deckProblems: (book, deck) => deckProblems(book, asTerritory(book).cards, deck),
    listed: (book, written) => listed(book, asTerritory(book).cards, written),
    barred: (book, card) => barred(book, asTerritory(book).cards, card),
  },
  cards: { cardFiles, pool: allCards, cards, legend, cardProblems, compile: compiling(words) },
  table: { board, scene, staging },
  words: { rulesText, log, primer },
  thinking: { evaluate, thinking },
  scenarios: { arrange, expect, scenarioRules, scenarioCards: effectCards, invariants },
});
