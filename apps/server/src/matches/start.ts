// A new match as a row: rules and decks are judged here, whoever judged them before.
// Invariant: the seed comes from a cryptographic source and stays on the server until the match is over.

import { randomBytes } from 'node:crypto';
import { type DeckList, ENGINE, type Game } from '@sleight/kernel';
import { refused } from '../refused';
import { gameNamed } from './books';
import { shippedRulebook } from './rulebooks';
import type { Both, Chair, NewMatch, Task } from './store';

export interface Setup {
  readonly game: string;
  readonly ruleset: string;
  readonly changes: unknown;
  readonly decks: Both<DeckList>;
  readonly chairs: Both<Chair>;
  readonly room: string | null;
  readonly after: string | null;
  readonly task?: Task | null;
}

/** Long enough that nobody guesses one; matches are found by whoever has the link. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Where cards stand in a list means nothing; sorted, a bug report can give it as "how many of each". */
export const sorted = ({ cards, leader }: DeckList): DeckList => ({
  cards: cards.toSorted(),
  ...(leader === undefined ? {} : { leader }),
});

/** By what the game ships today. */
export function newMatch(setup: Setup, game: Game = gameNamed(setup.game)): NewMatch {
  const { rulebook, cards, rules } = shippedRulebook(game, setup.ruleset, setup.changes);
  const { book } = rulebook;
  const { task = null } = setup;
  for (const deck of task === null ? setup.decks : []) {
    const problems = game.deckProblems(book, deck);
    if (problems.length > 0) throw refused('bad-deck', problems);
  }
  return {
    ...setup,
    task,
    id: newId(),
    decks: [sorted(setup.decks[0]), sorted(setup.decks[1])],
    rules: rules.hash,
    set: cards.hash,
    snapshots: [cards, rules],
    inherited: 0,
    engine: ENGINE,
    seed: randomBytes(24).toString('base64url'),
    status: 'live',
    ending: null,
    startedAt: new Date(),
  };
}
