// The decks of golden playthroughs: every starter deck that the rules allow, and random decks that cover the pool.
// Invariant: they are drawn once and kept as text, so that a card added to the pool changes no playthrough.
// Next: golden.ts, which plays them against each other.

import { type Book, type DeckList, type Game, saidBy } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import { sorted } from './match';

/** Decks by name, each as one line: "leader OP01-001; 4 OP01-016; ...". */
export type GoldenDecks = Readonly<Record<string, string>>;

/** At least so many random decks, and more while they bring a card that no deck has yet. */
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
    else cards.push(...new Array<string>(Number(count)).fill(id));
  }
  return sorted({ cards, ...(leader === undefined ? {} : { leader }) });
}

/** Random legal decks, none twice. Empty when the rules allow no deck with today's pool. */
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

/** The decks to record with; none when these rules cannot be played with today's pool. */
export function goldenDecks(game: Game, book: Book): GoldenDecks {
  const starters = game.decks.filter((deck) => game.deckProblems(book, deck).length === 0);
  const texts = starters.map(deckText);
  const drawn = drawDecks(game, book).filter((text) => !texts.includes(text));
  return Object.fromEntries([
    ...starters.map((deck, i) => [deck.id, texts[i]]),
    ...drawn.map((text, i) => [`random-${i + 1}`, text]),
  ]);
}

/** Which decks meet in match `i` of `matches`: the first half pairs starter decks, the second half random ones. */
export function pairing(decks: GoldenDecks, i: number, matches: number): readonly [string, string] {
  const names = Object.keys(decks);
  const isRandom = (name: string): boolean => name.startsWith('random-');
  const half = Math.ceil(matches / 2);
  const wanted = names.filter((name) => isRandom(name) === i >= half);
  const pool = wanted.length === 0 ? names : wanted;
  const n = i < half ? i : i - half;
  return [pool[n % pool.length], pool[(n + Math.floor(n / pool.length)) % pool.length]];
}
