// One Piece as the rooms above see it: everything a scenario, the command line or a server asks of a game.

import type { Book, Play } from '@sleight/kernel/book';
import { ensure } from '@sleight/kernel/ensure';
import { compiling } from '@sleight/kit/card-file';
import type { Rounds, Scores } from '@sleight/kit/contract/rules';
import { gameOf } from '@sleight/kit/game';
import { bySection, rulebooks } from '@sleight/kit/rulebooks';
import { listOf } from '@sleight/kit/start';
import { arrange } from './arrange';
import { board } from './board';
import { asOnePiece, onepiece } from './book';
import { cardProblems } from './card-file';
import { cardFiles } from './cards/index.generated';
import { allCards, readPool, starterDecks } from './cards/pool';
import { cards, legend } from './catalogue';
import { TURN } from './counters';
import { barred, type DeckRules, deckProblems, listed } from './deck';
import { dress } from './dress';
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
import { rulesets, rulesSchema } from './rules';
import { rulesetNames, rulesText } from './rules-text';
import { phase, scene } from './scene';
import { staging } from './staging';
import { start } from './start';
import { thinking } from './thinking';
import { words } from './words';

const judgedBy = (book: Book): DeckRules => {
  const { rules, cards } = asOnePiece(book);
  return { format: rules.format, cards };
};

/** One Piece counts no points: the Life cards that are left show how close a match was. */
const scores = ({ s }: Play): Scores => ({
  label: { en: 'Life', fr: 'Vie' },
  points: [lifeCount(s, 0), lifeCount(s, 1)],
});

const rounds: Rounds = { name: { en: 'Turn', fr: 'Tour' }, number: ({ num }) => num[TURN] };

const playable = Object.keys(rulesets).filter((id) =>
  canBuild({ format: rulesets[id].format, cards: allCards }),
);

export const onepieceGame = gameOf({
  id: dress.id,
  name: dress.name,
  rules: {
    ...rulebooks({
      parameters: { schema: rulesSchema, names: parameterNames },
      rulesets,
      rulesetNames,
      merge: bySection,
      compile: (rules, cards) => onepiece({ rules, cards }),
      cardsWith: (extra) => [...allCards, ...extra.map(readCard)],
      readPool,
    }),
    rulesets: [ensure(playable[0], 'ruleset with a legal deck'), ...playable.slice(1)],
    start,
    scores,
    rounds,
  },
  decks: {
    decks: starterDecks.map(({ id, name, leader, cards }) => ({ id, name, leader, cards: listOf(cards) })),
    randomDeck: (book, below) => randomDeck(judgedBy(book), below),
    deckProblems: (book, deck) => deckProblems(judgedBy(book), deck),
    listed: (book, written) => listed(asOnePiece(book).cards, written),
    barred: (book, card) => barred(judgedBy(book), card),
  },
  cards: { cardFiles, pool: allCards, cards, legend, cardProblems, compile: compiling(words), readPrinted },
  table: { board, scene, staging, phase },
  words: { rulesText, log, primer },
  thinking: { evaluate, thinking },
  scenarios: { arrange, expect, scenarioCards: () => plainCards, invariants },
});
