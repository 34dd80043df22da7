// Sleeved as the rooms above see it: everything a scenario, the command line or a server asks of a game.

import type { Play } from '@sleight/kernel/book';
import type { Game, Scores } from '@sleight/kernel/game';
import { readRules } from '@sleight/kernel/parameters';
import { SEATS } from '@sleight/kernel/state';
import { isFields } from '@sleight/kernel/text/grammar';
import { arrange } from './arrange';
import { balance } from './balance';
import { board } from './board';
import { sleeved } from './book';
import { cardProblems } from './card-file';
import { cardFiles } from './cards/index.generated';
import { allCards, readPool, withCards } from './cards/pool';
import { cards, legend } from './catalogue';
import { cardsOf, isIn } from './commit';
import { score } from './counters';
import { evaluate } from './evaluate';
import { expect } from './expect';
import { invariants } from './invariants';
import { log } from './log';
import { parameterNames } from './parameters';
import { primer } from './primer';
import { asSleeved } from './rulebook';
import { presets, type Rules, rulesSchema } from './rules';
import { rulesetNames, rulesText } from './rules-text';
import { scene } from './scene';
import { staging } from './staging';
import { start, startProblems, wholeSet } from './start';
import { compile } from './text';
import { thinking } from './thinking';

const parameters = { schema: rulesSchema, names: parameterNames };

/** A preset with changes. Throws a sentence naming the parameters that are wrong. */
function rulesFor(preset: string, changes: unknown): Rules {
  if (!Object.hasOwn(presets, preset)) throw new Error(`there is no ruleset called "${preset}"`);
  return readRules(parameters, isFields(changes) ? { ...presets[preset], ...changes } : changes);
}

const active = allCards.filter((card) => card.active);

/** A commit that nobody has begun. */
const isTurn = (p: Play): boolean =>
  SEATS.every((seat) => {
    const strand = p.s.strands?.[seat];
    return strand !== undefined && !isIn(p, seat) && cardsOf(strand[0]).length === 0;
  });

const scores = ({ s }: Play): Scores => ({
  label: { en: 'Points', fr: 'Points' },
  points: [score(s, 0), score(s, 1)],
});

export const sleevedGame: Game = {
  id: 'sleeved',
  name: { en: 'Sleeved', fr: 'Sleeved' },
  rulesets: Object.keys(presets),
  rulesetNames,
  /** Animals are dealt and refilled in the order of the seats (3.3, 3.6, 10.2). */
  drawsSeats: true,
  parameters: () => parameters,
  rules: rulesFor,
  rulesText,
  /** There is no deck building (1.2): everyone plays the whole active set. */
  decks: [{ id: 'base', name: { en: 'the base set', fr: 'le jeu de base' }, cards: wholeSet(active) }],
  book: ({ ruleset = 'classic', rules = {}, cards = [] } = {}) =>
    sleeved({ rules: rulesFor(ruleset, rules), cards: withCards(allCards, cards) }),
  restore: ({ rules, cards }) => sleeved({ rules: readRules(parameters, rules), cards: readPool(cards) }),
  start,
  randomDeck: (book) => ({ cards: wholeSet(asSleeved(book).cards) }),
  /** No list is wrong; but with too few active cards no match can start at all (10.6). */
  deckProblems: (book) => startProblems(asSleeved(book)),
  arrange,
  expect,
  evaluate,
  thinking,
  invariants,
  scores,
  board,
  primer,
  scene,
  staging,
  isTurn,
  log,
  cardFiles,
  pool: allCards,
  cards,
  legend,
  cardProblems,
  compile,
  balance,
};
