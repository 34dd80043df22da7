// Duskfall as other rooms see it: the contract of a game, part by part (kit/src/contract/).

import type { Play } from '@sleight/kernel/book';
import { addCard } from '@sleight/kernel/decide';
import { SEATS } from '@sleight/kernel/state';
import { bookProblems, compiling } from '@sleight/kit/card-file';
import { gameOf } from '@sleight/kit/game';
import { plainBoard } from '@sleight/kit/plain-board';
import { rulebooks } from '@sleight/kit/rulebooks';
import { both } from '@sleight/kit/scene-looks';
import { defFor, starting } from '@sleight/kit/start';
import { compileBook } from './book';
import { cardFiles } from './cards/index.generated';
import { allCards, reading, readPool, withMadeUp } from './cards/pool';
import { cards, legend } from './catalogue';
import { decks } from './deck';
import { dress } from './dress';
import { thinking } from './evaluate';
import { log } from './log';
import { DECK, HAND, POINTS, ROUND } from './places';
import { parameterNames, rulesetNames, rulesets, rulesSchema } from './rules';
import { primer, rulesText } from './rules-text';
import { scenarios } from './scenarios';
import { scene } from './scene';
import { staging } from './staging';
import { words } from './words';

const start = starting((book, s, lists) => {
  for (const seat of SEATS)
    for (const id of lists[seat].cards) addCard(s, defFor(book, id), seat, DECK + seat);
});

const rules = rulebooks({
  parameters: { schema: rulesSchema, names: parameterNames },
  rulesets,
  rulesetNames,
  compile: compileBook,
  cardsWith: withMadeUp,
  readPool,
});

export const duskfallGame = gameOf({
  id: dress.id,
  name: dress.name,
  rules: {
    ...rules,
    start,
    scores: ({ s: { num } }: Play) => ({
      label: both('Points', 'Points'),
      points: [num[POINTS], num[POINTS + 1]],
    }),
    rounds: { name: both('Round', 'Manche'), number: ({ num }) => num[ROUND] },
  },
  decks,
  cards: {
    cardFiles,
    pool: allCards,
    cards,
    legend,
    cardProblems(file) {
      const read = reading.readFile(file);
      return 'problems' in read
        ? read.problems
        : bookProblems(() => compileBook(rulesSchema.parse({}), [read.card]));
    },
    compile: compiling(words),
  },
  table: { board: plainBoard(scene, HAND, cards), scene, staging },
  words: { rulesText, log, primer },
  thinking,
  scenarios,
});
