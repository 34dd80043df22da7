// A random legal deck (spec 3.1, 17.2), for simulations and fuzzing.
// Invariant: every deck it deals keeps all deck-building rules of the book; if none can exist, it says why.
// Read next: deck.ts for the limits, cards/pool.ts for the cards.

import type { Book } from '@sleight/kernel/book';
import type { DeckList } from '@sleight/kit/contract/decks';
import { sizeBetween } from '@sleight/kit/deck-rules';
import { type Below, noDeck } from '@sleight/kit/random-deck';
import { asTerritory } from './book';
import { factions } from './cards/pool';
import type { Card } from './cards/schema';
import { copyLimit } from './deck';
import type { Rules } from './rules';

/** Every copy a deck could hold, one entry each. */
interface Copies {
  readonly all: readonly string[];
  readonly of: ReadonlyMap<string, readonly string[]>;
}

const NEUTRAL = 'neutral';

const known = new WeakMap<Book, Copies>();

function copiesIn(book: Book): Copies {
  const before = known.get(book);
  if (before !== undefined) return before;
  const { cards, rules } = asTerritory(book);
  const of = new Map<string, string[]>();
  for (const card of cards) {
    if (card.kind === 'leader' || !rules.sets.includes(card.set)) continue;
    const list = of.get(card.faction) ?? [];
    for (let i = 0; i < copyLimit(rules, card); i++) list.push(card.id);
    of.set(card.faction, list);
  }
  const copies: Copies = { all: [...of.values()].flat(), of };
  known.set(book, copies);
  return copies;
}

/** Brings `n` random items to the front, in random order. */
function shuffleFront<T>(items: T[], n: number, below: Below): T[] {
  for (let i = 0; i < n; i++) {
    const j = i + below(items.length - i);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

/** A random size within the limits, given how many cards there are to choose from and must be chosen. */
const sizeFor = (rules: Rules, there: number, needed: number, below: Below): number =>
  sizeBetween(Math.max(rules.deckMin, needed), Math.min(rules.deckMax, there), below);

type Leader = Extract<Card, { kind: 'leader' }>;

/** Any leader; where the rules leave it no deck, one that has some. */
function leaderFor(book: Book, { factionMin }: Rules, below: Below): Leader {
  const copies = copiesIn(book).of;
  const leaders = asTerritory(book).cards.filter((card) => card.kind === 'leader');
  const able = leaders.filter(({ faction }) => (copies.get(faction)?.length ?? 0) >= factionMin);
  const among = able.length === 0 ? leaders : able;
  return among[below(among.length)];
}

function deckForLeader(book: Book, rules: Rules, below: Below): DeckList {
  const copies = copiesIn(book).of;
  const leader = leaderFor(book, rules, below);
  const others = factions.map(({ id }) => id).filter((id) => id !== leader.faction && id !== NEUTRAL);
  const guests = shuffleFront(others, Math.min(rules.factionMaxOther, others.length), below);
  const all = (copies.get(leader.faction) ?? []).slice();
  if (all.length < rules.factionMin) {
    throw noDeck(
      `${leader.name.en} needs ${rules.factionMin} cards of one faction and only ${all.length} are allowed.`,
      `${leader.name.fr} demande ${rules.factionMin} cartes d'une faction et seules ${all.length} sont permises.`,
    );
  }
  const own = shuffleFront(all, rules.factionMin, below);
  const beside = [NEUTRAL, ...guests.slice(0, rules.factionMaxOther)].flatMap((id) => copies.get(id) ?? []);
  const rest = [...own.slice(rules.factionMin), ...beside];
  const size = sizeFor(rules, rules.factionMin + rest.length, rules.factionMin, below);
  const more = size - rules.factionMin;
  return {
    leader: leader.id,
    cards: [...own.slice(0, rules.factionMin), ...shuffleFront(rest, more, below).slice(0, more)],
  };
}

/** `below(n)` draws a whole number under n. Throws a sentence in both languages if the rules allow no deck. */
export function randomDeck(book: Book, below: Below): DeckList {
  const { rules } = asTerritory(book);
  if (rules.leaders) return deckForLeader(book, rules, below);
  const pool = copiesIn(book).all.slice();
  const size = sizeFor(rules, pool.length, 0, below);
  return { cards: shuffleFront(pool, size, below).slice(0, size) };
}
