// The decks of golden playthroughs: every prebuilt deck that the rules allow, and random decks that cover the pool.
// Invariant: they are drawn once and stored as text, so a card added to the pool changes no playthrough.
// Next: golden.ts, which plays them against each other.

import { type Book, saidBy } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import { below, seedRng } from '@sleight/kernel/rng';
import type { DeckList, Game } from '@sleight/kit';
import { sorted } from './match';

/** Decks by name, each as one line: "leader OP01-001; 4 OP01-016; ...". */
export type GoldenDecks = Readonly<Record<string, string>>;

/** The minimum number of random decks; more are added while they contain a new card. */
const FEWEST_RANDOM = 12;
const MOST_RANDOM = 32;
const MOST_DRAWN = 400;

export function deckText({ leader, cards }: DeckList): string {
  const counts = new Map<string, number>();
  for (const id of cards.toSorted()) counts.set(id, (counts.get(id) ?? 0) + 1);
  const lines = [...counts].map(([id, n]) => `${n} ${id}`);
  return [...(leader === undefined ? [] : [`leader ${leader}`]), ...lines].join('; ');
}

export function readDeck(text: string): DeckList {
  const cards: string[] = [];
  let leader: string | undefined;
  for (const part of text.split('; ')) {
    const [count, id] = part.split(' ');
    if (count === 'leader') leader = id;
    else if (id === undefined) throw new Error(`"${part}" is not a count and a card`);
    else cards.push(...new Array<string>(Number(count)).fill(id));
  }
  return sorted({ cards, ...(leader === undefined ? {} : { leader }) });
}

/** Random legal decks without duplicates. Empty if the rules allow no deck with the current pool. */
function drawDecks(game: Game, book: Book): string[] {
  const rng = seedRng(`golden decks of ${game.id}`);
  const texts: string[] = [];
  const seen = new Set<string>();
  for (let drawn = 0; drawn < MOST_DRAWN && texts.length < MOST_RANDOM; drawn++) {
    let deck: DeckList;
    try {
      deck = game.randomDeck(book, (n) => below(rng, n));
    } catch (error) {
      if (saidBy(error) === null) throw error;
      return [];
    }
    const text = deckText(deck);
    const isNew = [...deck.cards, deck.leader ?? ''].some((id) => !seen.has(id));
    if (texts.includes(text) || (texts.length >= FEWEST_RANDOM && !isNew)) continue;
    for (const id of [...deck.cards, deck.leader ?? '']) seen.add(id);
    texts.push(text);
  }
  return texts;
}

/** The decks to record with; none if these rules cannot be played with the current pool. */
export function goldenDecks(game: Game, book: Book): GoldenDecks {
  const starters = game.decks.filter((deck) => game.deckProblems(book, deck).length === 0);
  const texts = starters.map(deckText);
  const drawn = drawDecks(game, book).filter((text) => !texts.includes(text));
  return Object.fromEntries([
    ...starters.map((deck, i) => [deck.id, texts[i]]),
    ...drawn.map((text, i) => [`random-${i + 1}`, text]),
  ]);
}

/** The decks of match `i` of `matches`: the first half pairs prebuilt decks, the second half random ones. */
export function pairing(decks: GoldenDecks, i: number, matches: number): readonly [string, string] {
  const names = Object.keys(decks);
  const isRandom = (name: string): boolean => name.startsWith('random-');
  const half = Math.ceil(matches / 2);
  const wanted = names.filter((name) => isRandom(name) === i >= half);
  const pool = wanted.length === 0 ? names : wanted;
  const n = i < half ? i : i - half;
  const named = (at: number): string => ensure(pool[at % pool.length], 'golden deck');
  return [named(n), named(n + Math.floor(n / pool.length))];
}

export function pairedDecks(
  decks: GoldenDecks,
  [one, two]: readonly [string, string],
): readonly [DeckList, DeckList] {
  const named = (name: string): DeckList => readDeck(ensure(decks[name], 'golden deck', name));
  return [named(one), named(two)];
}
