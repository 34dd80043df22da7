// Deck building (spec 3, 16): every broken rule at once, with the card named, in both languages.
// A list holds its missions too. Art variants are listed by their own ids and count with their version.

import type { Book, Said } from '@sleight/kernel/book';
import type { DeckList, DeckEntry as Naming } from '@sleight/kit/contract/decks';
import { cardCalled } from '@sleight/kit/deck-text';
import { asMythos } from './book';
import type { Card } from './cards/schema';
import type { Rules } from './rules';

const MISSIONS_NEEDED = 3;

const say = (en: string, fr: string): Said => ({ en, fr });
const enCards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;
const frCards = (n: number): string => `${n} ${n < 2 ? 'carte' : 'cartes'}`;
const enMissions = (n: number): string => `${n} ${n === 1 ? 'mission' : 'missions'}`;
const frMissions = (n: number): string => `${n} ${n < 2 ? 'mission' : 'missions'}`;

/** A card distinguished from others with its name: "Naruto Uzumaki (KS-009)". */
const named = (card: Card, id: string): Said => ({
  en: `${card.name.en} (${id})`,
  fr: `${card.name.fr ?? card.name.en} (${id})`,
});

interface Listed {
  readonly card: Card;
  readonly id: string;
  readonly poolSeed: boolean;
}

/** Every id of the pool, art variants included, with its card. */
function cardsById(cards: readonly Card[]): ReadonlyMap<string, Listed> {
  const found = new Map<string, Listed>();
  for (const card of cards) {
    const variants = card.kind === 'character' ? card.variants : [];
    for (const { id, poolSeed } of variants) found.set(id, { card, id, poolSeed });
    found.set(card.id, { card, id: card.id, poolSeed: card.poolSeed });
  }
  return found;
}

function sizeProblems({ deck }: Rules, n: number): Said[] {
  const { size, exact } = deck;
  if (n < size) {
    const least = exact ? ['exactly', 'exactement'] : ['at least', 'au moins'];
    return [
      say(
        `The deck has ${enCards(n)}; it needs ${least[0]} ${size}. Add ${size - n}.`,
        `Le deck compte ${frCards(n)}\u202f; il en faut ${least[1]} ${size}. Ajoutez-en ${size - n}.`,
      ),
    ];
  }
  if (!exact || n === size) return [];
  return [
    say(
      `The deck has ${enCards(n)}; it needs exactly ${size}. Remove ${n - size}.`,
      `Le deck compte ${frCards(n)}\u202f; il en faut exactement ${size}. Retirez-en ${n - size}.`,
    ),
  ];
}

function missionProblems(missions: readonly Listed[]): Said[] {
  const n = missions.length;
  if (n === MISSIONS_NEEDED) return [];
  const missing = MISSIONS_NEEDED - n;
  const todo =
    missing > 0
      ? say(`Add ${missing}.`, `Ajoutez-en ${missing}.`)
      : say(`Remove ${-missing}.`, `Retirez-en ${-missing}.`);
  return [
    say(
      `The deck has ${enMissions(n)}; it needs exactly ${MISSIONS_NEEDED}. ${todo.en}`,
      `Le deck compte ${frMissions(n)}\u202f; il en faut exactement ${MISSIONS_NEEDED}. ${todo.fr}`,
    ),
  ];
}

/** The most copies of one card, and what counts as one. */
const copyLimit = ({ deck }: Rules, card: Card): number =>
  card.kind === 'mission' ? deck.missionCopies : deck.copies;

function copyProblems(rules: Rules, listed: readonly Listed[]): Said[] {
  const counts = new Map<string, { readonly card: Card; n: number }>();
  for (const { card, id } of listed) {
    const key = rules.deck.copyKey === 'version' ? card.id : id;
    const before = counts.get(key);
    if (before === undefined) counts.set(key, { card, n: 1 });
    else before.n++;
  }
  return [...counts].flatMap(([key, { card, n }]) => {
    const limit = copyLimit(rules, card);
    if (n <= limit) return [];
    const name = named(card, key);
    if (card.kind === 'mission' && limit === 1) {
      return [
        say(
          `${name.en} is listed ${n} times; the three missions must all be different.`,
          `${name.fr} figure ${n} fois\u202f; les trois missions doivent être différentes.`,
        ),
      ];
    }
    const variants =
      rules.deck.copyKey === 'version' && card.kind === 'character' && card.variants.length > 0;
    return [
      say(
        `${name.en}: ${n} copies${variants ? ', art variants included' : ''}; at most ${limit} allowed.`,
        `${name.fr}\u202f: ${n} exemplaires${variants ? ', versions illustrées comprises' : ''}\u202f; ${limit} au plus.`,
      ),
    ];
  });
}

/** May this card be in a deck at all? */
function cardProblems({ deck }: Rules, { card, id, poolSeed }: Listed): Said[] {
  const name = named(card, id);
  const problems: Said[] = [];
  if (card.kind === 'jutsu' && !deck.jutsuAllowed) {
    problems.push(
      say(
        `${name.en} is a JUTSU card, which these rules do not allow.`,
        `${name.fr} est une carte JUTSU, que ces règles n'autorisent pas.`,
      ),
    );
  }
  if (deck.pool === 'seed' && !poolSeed) {
    problems.push(
      say(
        `${name.en} is not allowed in this deck format.`,
        `${name.fr} n'est pas autorisée dans ce format de deck.`,
      ),
    );
  }
  return problems;
}

/** Every rule a list breaks; empty if it is legal. */
export function deckProblems(book: Book, deck: DeckList): Said[] {
  const { rules, cards } = asMythos(book);
  const byId = cardsById(cards);
  const ids = [...new Set(deck.cards)];
  const listed = deck.cards.flatMap((id) => byId.get(id) ?? []);
  const missions = listed.filter(({ card }) => card.kind === 'mission');
  const unknown = ids.filter((id) => !byId.has(id));
  return [
    ...unknown.map((id) =>
      say(`There is no card called "${id}".`, `Il n'existe pas de carte «\u202f${id}\u202f».`),
    ),
    ...sizeProblems(rules, deck.cards.length - missions.length),
    ...missionProblems(missions),
    ...copyProblems(rules, listed),
    ...ids.flatMap((id) => byId.get(id) ?? []).flatMap((one) => cardProblems(rules, one)),
  ];
}

/** Why this card is barred from every deck. */
export function barred(book: Book, id: string): Said[] {
  const { rules, cards } = asMythos(book);
  const listed = cardsById(cards).get(id);
  return listed === undefined ? [] : cardProblems(rules, listed);
}

/** Missions and art variants are listed like any card. */
export function listed(book: Book, written: string): Naming | null {
  const id = cardCalled(book, written);
  return id === null ? null : { id, as: 'card' };
}
