// One Piece as the rooms above see it: everything a scenario, the command line or a server asks of a game.

import type { Book, Play } from '@sleight/kernel/book';
import type { Game, Scores } from '@sleight/kernel/game';
import { readRules } from '@sleight/kernel/parameters';
import { compileText } from '@sleight/kernel/text/compile';
import { isFields } from '@sleight/kernel/text/grammar';
import { arrange } from './arrange';
import { board } from './board';
import { asOnePiece, onepiece } from './book';
import { cardProblems } from './card-file';
import { cardFiles } from './cards/index.generated';
import { allCards, readPool, starterDecks } from './cards/pool';
import { cards, legend } from './catalogue';
import { barred, type DeckRules, deckProblems, listed } from './deck';
import { evaluate } from './evaluate';
import { expect } from './expect';
import { invariants } from './invariants';
import { lifeCount } from './life';
import { log } from './log';
import { readCard } from './made-up';
import { parameterNames } from './parameters';
import { plainCards } from './plain-cards';
import { primer } from './primer';
import { readPrinted } from './printed-list';
import { canBuild, randomDeck } from './random-deck';
import { type Rules, rulesets, rulesSchema } from './rules';
import { rulesetNames, rulesText } from './rules-text';
import { scene } from './scene';
import { staging } from './staging';
import { listOf, start } from './start';
import { thinking } from './thinking';
import { words } from './words';

const parameters = { schema: rulesSchema, names: parameterNames };

/** A named ruleset with changes. Throws a sentence naming the parameter that is wrong. */
function rulesFor(ruleset: string, changes: unknown): Rules {
  if (!Object.hasOwn(rulesets, ruleset)) throw new Error(`there is no ruleset called "${ruleset}"`);
  return readRules(parameters, isFields(changes) ? { ...rulesets[ruleset], ...changes } : changes);
}

const judgedBy = (book: Book): DeckRules => {
  const { rules, cards } = asOnePiece(book);
  return { format: rules.format, cards };
};

/** One Piece counts no points: the Life cards that are left show how close a match was. */
const scores = ({ s }: Play): Scores => ({
  label: { en: 'Life', fr: 'Vie' },
  points: [lifeCount(s, 0), lifeCount(s, 1)],
});

export const onepieceGame: Game = {
  id: 'onepiece',
  name: { en: 'One Piece', fr: 'One Piece' },
  rulesets: Object.keys(rulesets).filter((id) => canBuild({ format: rulesets[id].format, cards: allCards })),
  rulesetNames,
  parameters: () => parameters,
  rules: rulesFor,
  rulesText,
  decks: starterDecks.map(({ id, name, leader, cards }) => ({ id, name, leader, cards: listOf(cards) })),
  book({ ruleset = 'open', rules = {}, cards = [] } = {}) {
    return onepiece({ rules: rulesFor(ruleset, rules), cards: [...allCards, ...cards.map(readCard)] });
  },
  restore: ({ rules, cards }) => onepiece({ rules: readRules(parameters, rules), cards: readPool(cards) }),
  start,
  randomDeck: (book, below) => randomDeck(judgedBy(book), below),
  deckProblems: (book, deck) => deckProblems(judgedBy(book), deck),
  listed: (book, written) => listed(asOnePiece(book).cards, written),
  barred: (book, card) => barred(judgedBy(book), card),
  arrange,
  expect,
  scenarioCards: () => plainCards,
  invariants,
  scores,
  evaluate,
  thinking,
  board,
  scene,
  staging,
  log,
  primer,
  cardFiles,
  pool: allCards,
  cards,
  legend,
  cardProblems,
  compile(text) {
    const compiled = compileText(text, words);
    return 'error' in compiled ? compiled.error : compiled;
  },
  readPrinted,
};
