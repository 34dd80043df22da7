// A new match as a row. Rules and decks are always validated here, even if they were before.
// Invariant: the seed comes from a cryptographic source and stays on the server until the match is over.

import { randomBytes } from 'node:crypto';
import { ENGINE } from '@sleight/kernel';
import type { DeckList, Game } from '@sleight/kit';
import { refused } from '../refused';
import { gameNamed } from './books';
import { shippedRulebook } from './compiled-rulebooks';
import type { Both, Chair, NewMatch, StoredTask } from './store';

export interface MatchSetup {
  readonly game: string;
  readonly ruleset: string;
  readonly changes: unknown;
  readonly decks: Both<DeckList>;
  readonly chairs: Both<Chair>;
  readonly room: string | null;
  readonly after: string | null;
  readonly task?: StoredTask | null;
}

/** Long enough that it cannot be guessed; anyone with the link can open the match. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** The order of a list means nothing; sorted, a bug report can give it as "how many of each". */
export const sorted = ({ cards, leader }: DeckList): DeckList => ({
  cards: cards.toSorted(),
  ...(leader === undefined ? {} : { leader }),
});

/** Uses the shipped rules. */
export function newMatch(setup: MatchSetup, game: Game = gameNamed(setup.game)): NewMatch {
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
