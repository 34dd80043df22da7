// Sleeved as other rooms see it: everything a scenario, the command line or a server needs from a game.

import type { Play } from '@sleight/kernel/book';
import { SEATS } from '@sleight/kernel/state';
import type { Rounds, Scores } from '@sleight/kit/contract/rules';
import { gameOf } from '@sleight/kit/game';
import { rulebooks } from '@sleight/kit/rulebooks';
import { arrange } from './arrange';
import { balance } from './balance';
import { board } from './board';
import { sleeved } from './book';
import { cardProblems } from './card-file';
import { cardFiles } from './cards/index.generated';
import { allCards, readPool, withCards } from './cards/pool';
import { cards, legend } from './catalogue';
import { cardsOf, isIn } from './commit';
import { ROUND, score } from './counters';
import { dress } from './dress';
import { evaluate } from './evaluate';
import { expect } from './expect';
import { invariants } from './invariants';
import { log } from './log';
import { parameterNames } from './parameters';
import { primer } from './primer';
import { asSleeved } from './rulebook';
import { presets, rulesSchema } from './rules';
import { rulesetNames, rulesText } from './rules-text';
import { scene } from './scene';
import { staging } from './staging';
import { start, startProblems, wholeSet } from './start';
import { compile } from './text';
import { thinking } from './thinking';

const active = allCards.filter((card) => card.active);

/** An empty commit. */
const isTurn = (p: Play): boolean =>
  SEATS.every((seat) => {
    const strand = p.s.strands?.[seat];
    return strand !== undefined && !isIn(p, seat) && cardsOf(strand[0]).length === 0;
  });

const scores = ({ s }: Play): Scores => ({
  label: { en: 'Points', fr: 'Points' },
  points: [score(s, 0), score(s, 1)],
});

const rounds: Rounds = { name: { en: 'Round', fr: 'Manche' }, number: ({ num }) => num[ROUND] };

export const sleevedGame = gameOf({
  id: dress.id,
  name: dress.name,
  rules: {
    ...rulebooks({
      parameters: { schema: rulesSchema, names: parameterNames },
      rulesets: presets,
      rulesetNames,
      compile: (rules, cards) => sleeved({ rules, cards }),
      cardsWith: (extra) => withCards(allCards, extra),
      readPool,
    }),
    /** Animals are dealt and refilled in the order of the seats (3.3, 3.6, 10.2). */
    drawsSeats: true,
    start,
    scores,
    rounds,
  },
  decks: {
    /** There is no deck building (1.2): both players use the whole active set. */
    decks: [{ id: 'base', name: { en: 'the base set', fr: 'le jeu de base' }, cards: wholeSet(active) }],
    randomDeck: (book) => ({ cards: wholeSet(asSleeved(book).cards) }),
    /** No list is wrong, but with too few active cards no match can start (10.6). */
    deckProblems: (book) => startProblems(asSleeved(book)),
  },
  cards: { cardFiles, pool: allCards, cards, legend, cardProblems, compile },
  table: { board, scene, staging },
  words: { rulesText, log, primer },
  thinking: { evaluate, thinking },
  scenarios: { arrange, expect, isTurn, invariants },
  balance,
});
