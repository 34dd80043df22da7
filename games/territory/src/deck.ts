// Deck building (spec 3, 17.2): every broken rule at once, with the card named, in both languages.

import type { Book, Said } from '@sleight/kernel/book';
import { cardCalled } from '@sleight/kernel/deck-text';
import type { DeckList, Listed } from '@sleight/kernel/game';
import { factions } from './cards/pool';
import type { Card } from './cards/schema';
import { type Rules, rulesOf, rulesSchema } from './rules';

const say = (en: string, fr: string): Said => ({ en, fr });
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const enCards = (n: number): string => plural(n, 'card', 'cards');
const frCards = (n: number): string => `${n} ${n < 2 ? 'carte' : 'cartes'}`;

function countCards(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of list) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function sizeProblems(rules: Rules, n: number): Said[] {
  const { deckMin: min, deckMax: max } = rules;
  if (n < min) {
    return [
      say(
        `The deck has ${enCards(n)}; it needs at least ${min}. Add ${min - n}.`,
        `Le deck compte ${frCards(n)}\u202f; il en faut au moins ${min}. Ajoutez-en ${min - n}.`,
      ),
    ];
  }
  if (n <= max) return [];
  return [
    say(
      `The deck has ${enCards(n)}; it may have at most ${max}. Remove ${n - max}.`,
      `Le deck compte ${frCards(n)}\u202f; il peut en compter ${max} au plus. Retirez-en ${n - max}.`,
    ),
  ];
}

/** The most copies of one card: the ruleset's limit, or the card's own where it is lower. */
export function copyLimit(rules: Rules, card: Card): number {
  const own = card.kind === 'leader' || !rules.useCardLimits ? undefined : card.deckLimit;
  return Math.min(rules.copies, own ?? rules.copies);
}

function setProblems({ sets }: Rules, { name, set }: Card): Said[] {
  if (sets.includes(set)) return [];
  return [
    say(
      `${name.en} is from the set "${set}", which this ruleset does not allow.`,
      `${name.fr} vient de l'extension «\u202f${set}\u202f», que ce règlement n'autorise pas.`,
    ),
  ];
}

function cardProblems(rules: Rules, card: Card, n: number): Said[] {
  const problems: Said[] = [];
  const { name } = card;
  if (card.kind === 'leader') {
    return [
      say(
        `${name.en} is a leader, not a card of the deck.`,
        `${name.fr} mène le deck et n'en fait pas partie.`,
      ),
    ];
  }
  const limit = copyLimit(rules, card);
  if (n > limit) {
    problems.push(
      say(
        `${name.en}: ${plural(n, 'copy', 'copies')}, at most ${limit} allowed.`,
        `${name.fr}\u202f: ${n} exemplaires, ${limit} au plus.`,
      ),
    );
  }
  return [...problems, ...setProblems(rules, card)];
}

const factionName = (id: string): Said => factions.find((f) => f.id === id)?.name ?? { en: id, fr: id };

function factionProblems(rules: Rules, leader: Card, cards: readonly Card[]): Said[] {
  const problems: Said[] = [];
  const own = cards.filter((card) => card.faction === leader.faction).length;
  const name = factionName(leader.faction);
  if (own < rules.factionMin) {
    problems.push(
      say(
        `With ${leader.name.en} at least ${rules.factionMin} cards must be ${name.en}; the deck has ${own}.`,
        `Avec ${leader.name.fr}, au moins ${rules.factionMin} cartes doivent être de la faction ${name.fr}\u202f; le deck en compte ${own}.`,
      ),
    );
  }
  const others = [...new Set(cards.map((card) => card.faction))].filter(
    (f) => f !== leader.faction && f !== 'neutral',
  );
  if (others.length > rules.factionMaxOther) {
    const en = others.map((f) => factionName(f).en).join(', ');
    const fr = others.map((f) => factionName(f).fr).join(', ');
    problems.push(
      say(
        `Only ${rules.factionMaxOther} other faction is allowed beside ${name.en}; the deck has ${en}.`,
        `En plus de ${name.fr}, ${rules.factionMaxOther} autre faction au plus\u202f; le deck contient ${fr}.`,
      ),
    );
  }
  return problems;
}

function leaderProblems(
  rules: Rules,
  pool: ReadonlyMap<string, Card>,
  deck: DeckList,
  cards: readonly Card[],
): Said[] {
  if (!rules.leaders) return [];
  if (deck.leader === undefined) {
    return [
      say(
        'Choose a leader: this ruleset plays with leaders.',
        'Choisissez un meneur\u202f: ce règlement se joue avec des meneurs.',
      ),
    ];
  }
  const leader = pool.get(deck.leader);
  if (leader === undefined || leader.kind !== 'leader') {
    return [say(`"${deck.leader}" is not a leader.`, `«\u202f${deck.leader}\u202f» n'est pas un meneur.`)];
  }
  return factionProblems(rules, leader, cards);
}

/** Every rule a list breaks; empty when it may be played. */
export function deckProblems(book: Book, pool: readonly Card[], deck: DeckList): Said[] {
  const rules = rulesSchema.parse(book.rules);
  const byId = new Map(pool.map((card) => [card.id, card]));
  const problems = sizeProblems(rules, deck.cards.length);
  for (const [id, n] of countCards(deck.cards)) {
    const card = byId.get(id);
    if (card === undefined) {
      problems.push(say(`There is no card called "${id}".`, `Il n'existe pas de carte «\u202f${id}\u202f».`));
    } else problems.push(...cardProblems(rules, card, n));
  }
  const cards = deck.cards.flatMap((id) => byId.get(id) ?? []);
  return [...problems, ...leaderProblems(rules, byId, deck, cards)];
}

/** What keeps this card out of every deck: its set, or that nobody leads by these rules. */
export function barred(book: Book, pool: readonly Card[], id: string): Said[] {
  const rules = rulesOf(book);
  const card = pool.find((one) => one.id === id);
  if (card === undefined) return [];
  if (card.kind !== 'leader') return setProblems(rules, card);
  if (rules.leaders) return [];
  const { name } = card;
  return [
    say(
      `${name.en} is a leader; this ruleset is played without leaders.`,
      `${name.fr} est un meneur\u202f; ce règlement se joue sans meneurs.`,
    ),
  ];
}

/** A leader stands beside the deck, so a deck text that names one means its leader. */
export function listed(book: Book, pool: readonly Card[], written: string): Listed | null {
  const id = cardCalled(book, written);
  if (id === null) return null;
  const isLeader = pool.some((card) => card.id === id && card.kind === 'leader');
  return { id, as: isLeader ? 'leader' : 'card' };
}
