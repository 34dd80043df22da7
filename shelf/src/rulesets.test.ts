// Guarantees of every game's rulesets.

import { below, seedRng } from '@sleight/kernel/rng';
import { expect, test } from 'vitest';
import { shelf } from '.';

const offers = shelf.flatMap((game) => game.rulesets.map((ruleset) => ({ game, ruleset })));

test.each(offers.map(({ game, ruleset }) => ({ name: `${game.id} ${ruleset}`, game, ruleset })))(
  '$name is offered because a legal deck exists under it',
  ({ game, ruleset }) => {
    const book = game.book({ ruleset });
    const rng = seedRng(ruleset);
    const deck = game.randomDeck(book, (n) => below(rng, n));
    expect(game.deckProblems(book, deck)).toEqual([]);
  },
);
