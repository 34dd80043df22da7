// Mythos as the rooms above see it: everything a scenario, the command line or a server asks of a game.

import type { Play } from '@sleight/kernel/book';
import { compiling } from '@sleight/kit/card-file';
import type { Rounds, Scores } from '@sleight/kit/contract/rules';
import { gameOf } from '@sleight/kit/game';
import { bySection, rulebooks } from '@sleight/kit/rulebooks';
import { listOf } from '@sleight/kit/start';
import { arrange } from './arrange';
import { board } from './board';
import { mythos } from './book';
import { cardProblems } from './card-file';
import { cardFiles } from './cards/index.generated';
import { allCards, decks, jutsuDecks, readPool } from './cards/pool';
import { cards, legend } from './catalogue';
import { POINTS, TURN } from './counters';
import { barred, deckProblems, listed } from './deck';
import { dress } from './dress';
import { evaluate } from './evaluate';
import { expect } from './expect';
import { invariants } from './invariants';
import { log } from './log';
import { readCard } from './made-up';
import { parameterNames } from './parameters';
import { plainMissions } from './plain-cards';
import { primer } from './primer';
import { randomDeck } from './random-deck';
import { rulesets, rulesSchema } from './rules';
import { rulesetNames, rulesText } from './rules-text';
import { phase, scene } from './scene';
import { staging } from './staging';
import { start } from './start';
import { thinking } from './thinking';
import { words } from './words';

/** Mission points. */
const scores = ({ s: { num } }: Play): Scores => ({
  label: { en: 'Points', fr: 'Points' },
  points: [num[POINTS], num[POINTS + 1]],
});

const rounds: Rounds = { name: { en: 'Turn', fr: 'Tour' }, number: ({ num }) => num[TURN] };

export const mythosGame = gameOf({
  id: dress.id,
  name: dress.name,
  rules: {
    ...rulebooks({
      parameters: { schema: rulesSchema, names: parameterNames },
      rulesets,
      rulesetNames,
      merge: bySection,
      compile: (rules, cards) => mythos({ rules, cards }),
      cardsWith: (extra) => [...allCards, ...extra.map(readCard)],
      readPool,
    }),
    start,
    scores,
    rounds,
  },
  decks: {
    decks: [...decks, ...jutsuDecks].map(({ id, name, cards, missions }) => ({
      id,
      name,
      cards: [...listOf(cards), ...missions],
    })),
    randomDeck,
    deckProblems,
    listed,
    barred,
  },
  cards: { cardFiles, pool: allCards, cards, legend, cardProblems, compile: compiling(words) },
  table: { board, scene, staging, phase },
  words: { rulesText, log, primer },
  thinking: { evaluate, thinking },
  scenarios: { arrange, expect, scenarioCards: () => plainMissions, invariants },
});
