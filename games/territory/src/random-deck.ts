// A random legal deck (spec 3.1, 17.2), for simulations and fuzzing.
// Invariant: every deck it deals keeps all deck-building rules of the book; if none can exist, it says why.
// Read next: rules.ts for the limits, cards/pool.ts for the cards.

import type { Book, Said } from '@sleight/kernel/book';
import type { DeckList } from '@sleight/kernel/game';
import { asTerritory } from './book';
import { factions } from './cards/pool';
import type { Card } from './cards/schema';
import { copyLimit } from './deck';
import type { Rules } from './rules';

type Below = (n: number) => number;
type Buildable = Exclude<Card, { kind: 'leader' }>;

const NEUTRAL = 'neutral';

function shuffled<T>(items: readonly T[], below: Below): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

const isBuildable = (card: Card): card is Buildable => card.kind !== 'leader';

/** Every copy a deck could hold, one entry each. */
function copies(book: Book, rules: Rules, allowed: (card: Buildable) => boolean): Buildable[] {
  return asTerritory(book)
    .cards.filter(isBuildable)
    .filter((card) => rules.sets.includes(card.set) && allowed(card))
    .flatMap((card) => new Array<Buildable>(copyLimit(rules, card)).fill(card));
}

function noDeck(said: Said): Error {
  return Object.assign(new Error(said.en), { said });
}

const between = (least: number, most: number, below: Below): number => least + below(most - least + 1);

/** Takes a random number of cards within the size limits, the first `first` of them from the front. */
function deal(pool: readonly Buildable[], first: number, rules: Rules, below: Below): string[] {
  const most = Math.min(rules.deckMax, pool.length);
  const least = Math.max(rules.deckMin, first);
  if (most < least) {
    throw noDeck({
      en: `No legal deck exists under these rules: at least ${least} cards are needed, at most ${most} are allowed.`,
      fr: `Aucun deck légal avec ces règles : il faut au moins ${least} cartes et au plus ${most} sont permises.`,
    });
  }
  return pool.slice(0, between(least, most, below)).map((card) => card.id);
}

function deckForLeader(book: Book, rules: Rules, below: Below): DeckList {
  const leaders = asTerritory(book).cards.filter((card) => card.kind === 'leader');
  const leader = leaders[below(leaders.length)];
  const others = factions.map(({ id }) => id).filter((id) => id !== leader.faction && id !== NEUTRAL);
  const guests = shuffled(others, below).slice(0, rules.factionMaxOther);
  const own = shuffled(
    copies(book, rules, (card) => card.faction === leader.faction),
    below,
  );
  if (own.length < rules.factionMin) {
    throw noDeck({
      en: `No legal deck exists under these rules: ${leader.name.en} needs ${rules.factionMin} cards of one faction and only ${own.length} are allowed.`,
      fr: `Aucun deck légal avec ces règles : ${leader.name.fr} demande ${rules.factionMin} cartes d'une faction et seules ${own.length} sont permises.`,
    });
  }
  const guest = copies(book, rules, (card) => card.faction === NEUTRAL || guests.includes(card.faction));
  const rest = shuffled([...own.slice(rules.factionMin), ...guest], below);
  const pool = [...own.slice(0, rules.factionMin), ...rest];
  return { leader: leader.id, cards: deal(pool, rules.factionMin, rules, below) };
}

/** `below(n)` draws a whole number under n. Throws a sentence in both languages if the rules allow no deck. */
export function randomDeck(book: Book, below: Below): DeckList {
  const { rules } = asTerritory(book);
  if (rules.leaders) return deckForLeader(book, rules, below);
  const pool = shuffled(
    copies(book, rules, () => true),
    below,
  );
  return { cards: deal(pool, 0, rules, below) };
}
