// Plays random games and checks all invariants of the game after every answer.
// A failing game is shrunk and returned as a replay that anyone can run.

import type { Book } from '@sleight/kernel';
import { below, sample, seedRng } from '@sleight/kernel/rng';
import type { Fields } from '@sleight/kernel/text/grammar';
import type { DeckList, Game } from '@sleight/kit';
import { bookOf, type Played, type PlayedMatch, playMatch, sorted, toYaml } from './match';
import { randomPlayer, shrink } from './shrink';

export interface FuzzOptions {
  readonly games: number;
  readonly seed: string;
  readonly ruleset?: string;
  readonly rules?: Fields;
  /** Prebuilt decks against each other, or random legal ones. */
  readonly decks?: 'starter' | 'random';
  /** Compare with a state that goes through JSON at every decision. */
  readonly throughJson?: boolean;
}

export interface FuzzReport {
  readonly games: number;
  readonly answers: number;
  /** The first failure, shrunk, or null; and the same as a replay scenario. */
  readonly failure: Played | null;
  readonly yaml: string | null;
}

function dealDecks(game: Game, book: Book, how: 'starter' | 'random', rng: number[]): [DeckList, DeckList] {
  const legal =
    how === 'starter' ? game.decks.filter((deck) => game.deckProblems(book, deck).length === 0) : [];
  const deal = (): DeckList =>
    how === 'starter'
      ? sample(rng, legal, 'legal prebuilt deck')
      : game.randomDeck(book, (n) => below(rng, n));
  return [sorted(deal()), sorted(deal())];
}

export function fuzz(game: Game, options: FuzzOptions): FuzzReport {
  const {
    games,
    seed,
    ruleset = game.rulesets[0],
    rules = {},
    decks = 'random',
    throughJson = true,
  } = options;
  const book = bookOf({ game, ruleset, rules });
  let answers = 0;
  for (let i = 0; i < games; i++) {
    const name = `${seed} ${i}`;
    const rng = seedRng(name);
    const match: PlayedMatch = { game, ruleset, rules, decks: dealDecks(game, book, decks, rng), seed: name };
    const { player, turn } = randomPlayer(rng);
    const played = playMatch(book, match, player, turn, throughJson);
    answers += played.answers.length;
    if (played.message === null) continue;
    const failure = shrink(book, played, throughJson);
    return { games: i + 1, answers, failure, yaml: toYaml(failure) };
  }
  return { games, answers, failure: null, yaml: null };
}
