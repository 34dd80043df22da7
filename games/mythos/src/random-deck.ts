// A random legal deck (spec 3, 16), for simulations and fuzzing: three missions and cards of three kinds of plan,
// so that upgrades and group texts find partners too.
// Invariant: every deck it deals keeps all deck-building rules of the book; if none can exist, it says why.

import type { Book } from '@sleight/kernel/book';
import type { DeckList } from '@sleight/kit/contract/decks';
import { type Below, noDeck, shuffled } from '@sleight/kit/random-deck';
import { asMythos } from './book';
import type { Card } from './cards/schema';
import type { Rules } from './rules';

type Played = Exclude<Card, { kind: 'mission' }>;

const MISSIONS_NEEDED = 3;
/** How much larger than needed a deck may be where size is only a minimum. */
const SPARE = 10;
/** More copies of one card than these are only used where the deck cannot be filled without. */
const PLAYSET = 4;
/** How many cards of one plan a deck holds before the rest is anything. */
const OF_A_KIND = 22;

interface Pool {
  readonly played: readonly Played[];
  readonly missions: readonly Card[];
}

const known = new WeakMap<Book, Pool>();

function poolOf(book: Book): Pool {
  const before = known.get(book);
  if (before !== undefined) return before;
  const { cards, rules } = asMythos(book);
  const allowed = cards.filter((card) => rules.deck.pool === 'all' || card.poolSeed);
  const pool: Pool = {
    played: allowed.filter(
      (card): card is Played =>
        card.kind === 'character' || (card.kind === 'jutsu' && rules.deck.jutsuAllowed),
    ),
    missions: allowed.filter((card) => card.kind === 'mission'),
  };
  known.set(book, pool);
  return pool;
}

const groupsOf = (card: Played): readonly string[] => [card.group ?? '', ...card.keywords];

/** Which cards come first: anything, whole families of one name, or those that share a group or keyword. */
function inOrder({ played }: Pool, below: Below): Played[] {
  const any = shuffled(played, below);
  const plan = below(3);
  if (plan === 0) return any;
  if (plan === 1) {
    const names = [...new Set(any.map((card) => card.name.en))];
    return names.flatMap((name) => any.filter((card) => card.name.en === name));
  }
  const [leader] = any;
  const groups = groupsOf(leader);
  const group = groups[below(groups.length)];
  return [
    ...any.filter((card) => groupsOf(card).includes(group)),
    ...any.filter((card) => !groupsOf(card).includes(group)),
  ];
}

function pickCards(rules: Rules, pool: Pool, below: Below): string[] {
  const { size, exact, copies } = rules.deck;
  const there = pool.played.length * copies;
  const wanted = exact ? size : Math.min(there, size + below(SPARE + 1));
  if (there < size) {
    throw noDeck(
      `${size} cards are needed and ${there} are allowed.`,
      `il faut ${size} cartes et ${there} sont permises.`,
    );
  }
  const each = Math.min(copies, Math.max(PLAYSET, Math.ceil(wanted / pool.played.length)));
  const all = inOrder(pool, below).flatMap((card) => new Array<string>(each).fill(card.id));
  const front = all.slice(0, Math.min(OF_A_KIND, wanted));
  const rest = all.slice(front.length);
  return [...front, ...shuffled(rest, below).slice(0, wanted - front.length)];
}

function pickMissions(rules: Rules, { missions }: Pool, below: Below): string[] {
  const all = missions.flatMap((card) => new Array<string>(rules.deck.missionCopies).fill(card.id));
  if (all.length < MISSIONS_NEEDED)
    throw noDeck('there are too few missions.', 'il y a trop peu de missions.');
  return shuffled(all, below).slice(0, MISSIONS_NEEDED);
}

/** `below(n)` draws a whole number under n. Throws a sentence in both languages if the rules allow no deck. */
export function randomDeck(book: Book, below: Below): DeckList {
  const { rules } = asMythos(book);
  const pool = poolOf(book);
  return { cards: [...pickCards(rules, pool, below), ...pickMissions(rules, pool, below)] };
}
