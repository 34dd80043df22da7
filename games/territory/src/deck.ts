// Deck building (spec 3, 17.2): every broken rule at once, with the card named, in both languages.

import type { Book, Said } from '@sleight/kernel/book';
import type { DeckEntry, DeckList } from '@sleight/kit/contract/decks';
import { copyProblems, countCards, noSuchCard, sizeProblems } from '@sleight/kit/deck-rules';
import { cardCalled } from '@sleight/kit/deck-text';
import { say } from '@sleight/kit/rules-text';
import { factions } from './cards/pool';
import type { Card } from './cards/schema';
import { type Rules, rulesOf, rulesSchema } from './rules';

/** The most copies of one card: the ruleset's limit, or the card's own if it is lower. */
export function copyLimit(rules: Rules, card: Card): number {
  const own = card.kind === 'leader' || !rules.useCardLimits ? undefined : card.deckLimit;
  return Math.min(rules.copies, own ?? rules.copies);
}

function setProblems({ sets }: Rules, { name, set }: Card): Said[] {
  if (sets.includes(set)) return [];
  return [
    say(
      `${name.en} is from the set "${set}", which these rules do not allow.`,
      `${name.fr} vient de l'extension «\u202f${set}\u202f», que ces règles n'autorisent pas.`,
    ),
  ];
}

function cardProblems(rules: Rules, card: Card, n: number): Said[] {
  const { name } = card;
  if (card.kind === 'leader') {
    return [
      say(
        `${name.en} is a leader, not a card of the deck.`,
        `${name.fr} mène le deck et n'en fait pas partie.`,
      ),
    ];
  }
  return [...copyProblems(name, n, copyLimit(rules, card)), ...setProblems(rules, card)];
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
        'Choose a leader: these rules use leaders.',
        'Choisissez un meneur\u202f: ces règles se jouent avec des meneurs.',
      ),
    ];
  }
  const leader = pool.get(deck.leader);
  if (leader === undefined || leader.kind !== 'leader') {
    return [say(`"${deck.leader}" is not a leader.`, `«\u202f${deck.leader}\u202f» n'est pas un meneur.`)];
  }
  return factionProblems(rules, leader, cards);
}

/** Every rule a list breaks; empty if it is legal. */
export function deckProblems(book: Book, pool: readonly Card[], deck: DeckList): Said[] {
  const rules = rulesSchema.parse(book.rules);
  const byId = new Map(pool.map((card) => [card.id, card]));
  const problems = sizeProblems(deck.cards.length, rules.deckMin, rules.deckMax);
  for (const [id, n] of countCards(deck.cards)) {
    const card = byId.get(id);
    problems.push(...(card === undefined ? [noSuchCard(id)] : cardProblems(rules, card, n)));
  }
  const cards = deck.cards.flatMap((id) => byId.get(id) ?? []);
  return [...problems, ...leaderProblems(rules, byId, deck, cards)];
}

/** Why this card is barred from every deck: its set, or that these rules have no leaders. */
export function barred(book: Book, pool: readonly Card[], id: string): Said[] {
  const rules = rulesOf(book);
  const card = pool.find((one) => one.id === id);
  if (card === undefined) return [];
  if (card.kind !== 'leader') return setProblems(rules, card);
  if (rules.leaders) return [];
  const { name } = card;
  return [
    say(
      `${name.en} is a leader; these rules don’t use leaders.`,
      `${name.fr} est un meneur\u202f; ces règles se jouent sans meneurs.`,
    ),
  ];
}

/** A leader is beside the deck, so a leader in a deck text is the deck's leader. */
export function listed(book: Book, pool: readonly Card[], written: string): DeckEntry | null {
  const id = cardCalled(book, written);
  if (id === null) return null;
  const isLeader = pool.some((card) => card.id === id && card.kind === 'leader');
  return { id, as: isLeader ? 'leader' : 'card' };
}
