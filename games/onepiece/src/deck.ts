// Deck building (spec 3): every broken rule at once, with the card named, in both languages. What a format forbids is
// configuration (format.ts); what a card's own text allows or forbids is read from its abilities.

import type { Said } from '@sleight/kernel/book';
import type { DeckEntry, DeckList } from '@sleight/kit/contract/decks';
import type { CardRule, Filter } from './ability';
import type { Card, LeaderCard } from './cards/schema';
import { filterPrinted } from './filters/meanings.generated';
import type { Format } from './format';
import type { ListedCard } from './language';
import { isOfKind, rulesOf } from './printed';
import { releasedNumber } from './released';

/** The rules a list is checked against. */
export interface DeckRules {
  readonly format: Format;
  readonly cards: readonly Card[];
}

type DeckRule = NonNullable<CardRule['deck']>;

const say = (en: string, fr: string): Said => ({ en, fr });
const enCards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;
const frCards = (n: number): string => `${n} ${n < 2 ? 'carte' : 'cartes'}`;

/** A card distinguished from others with its name: "Nami (OP01-016)". */
export const named = ({ id, name }: Card): Said => say(`${name.en} (${id})`, `${name.fr ?? name.en} (${id})`);

const COLORS: Readonly<Record<Card['colors'][number], string>> = {
  red: 'rouge',
  green: 'vert',
  blue: 'bleu',
  purple: 'violet',
  black: 'noir',
  yellow: 'jaune',
};
const colorsOf = ({ colors }: Card): Said =>
  say(colors.join('/'), colors.map((color) => COLORS[color]).join('/'));

function unknownProblem(id: string): Said {
  const number = releasedNumber(id);
  return number === null
    ? say(`There is no card called "${id}".`, `Il n'existe pas de carte «\u202f${id}\u202f».`)
    : say(
        `${number} cannot be played yet: its abilities are not available here.`,
        `${number} ne peut pas encore être jouée\u202f: ses capacités ne sont pas disponibles ici.`,
      );
}

function sizeProblems({ size }: Format, n: number): Said[] {
  if (n === size) return [];
  const todo =
    n < size
      ? say(`Add ${size - n}.`, `Ajoutez-en ${size - n}.`)
      : say(`Remove ${n - size}.`, `Retirez-en ${n - size}.`);
  return [
    say(
      `The deck has ${enCards(n)}; it needs exactly ${size}. ${todo.en}`,
      `Le deck compte ${frCards(n)}\u202f; il en faut exactement ${size}. ${todo.fr}`,
    ),
  ];
}

function leaderProblems(leader: Card | undefined, deck: DeckList): Said[] {
  if (deck.leader === undefined)
    return [say('The deck has no Leader. Add one.', "Le deck n'a pas de Leader. Ajoutez-en un.")];
  if (leader === undefined || leader.category === 'Leader') return [];
  const name = named(leader);
  return [say(`${name.en} is not a Leader.`, `${name.fr} n'est pas un Leader.`)];
}

function copyProblems(format: Format, card: Card, n: number): Said[] {
  const isFree = rulesOf(card).some(({ anyCopies }) => anyCopies === true);
  if (isFree || n <= format.copies) return [];
  const name = named(card);
  return [
    say(
      `${name.en}: ${n} copies; at most ${format.copies} allowed.`,
      `${name.fr}\u202f: ${n} exemplaires\u202f; ${format.copies} au plus.`,
    ),
  ];
}

function colorProblems(leader: LeaderCard, card: Card): Said[] {
  if (card.colors.every((color) => leader.colors.includes(color))) return [];
  const name = named(card);
  const own = colorsOf(card);
  const chief = named(leader);
  const allowed = colorsOf(leader);
  return [
    say(
      `${name.en} is ${own.en}. A deck led by ${chief.en} can only include ${allowed.en} cards.`,
      `${name.fr} est de couleur ${own.fr}. Avec ${chief.fr}, toutes les cartes doivent être de couleur ${allowed.fr}.`,
    ),
  ];
}

/** Does the card match, as printed? */
function fitsPrinted(card: Card, filter: Filter): boolean {
  const asked: ListedCard = { card, fits: (one) => filterPrinted(one, asked) };
  return asked.fits(filter);
}

/** Is the card allowed in a deck whose Leader has this text? */
function allows(rule: DeckRule, card: Card): boolean {
  const fits =
    isOfKind(card, rule.targetType) && (rule.filters ?? []).every((filter) => fitsPrinted(card, filter));
  return rule.only === true ? fits : !fits;
}

function leaderTextProblems(leader: LeaderCard, card: Card): Said[] {
  const rules = rulesOf(leader).flatMap(({ deck }) => deck ?? []);
  if (rules.every((rule) => allows(rule, card))) return [];
  const name = named(card);
  const chief = named(leader);
  return [
    say(
      `${chief.en}'s text does not allow ${name.en} in this deck.`,
      `Le texte de ${chief.fr} n'autorise pas ${name.fr} dans ce deck.`,
    ),
  ];
}

/** The format's objections to one card, the Leader included. */
function formatProblems({ banned, leastBlock }: Format, card: Card): Said[] {
  const name = named(card);
  const problems: Said[] = [];
  if (banned.includes(card.id))
    problems.push(say(`${name.en} is banned in this format.`, `${name.fr} est interdite dans ce format.`));
  if (card.block < leastBlock) {
    problems.push(
      say(
        `${name.en} has block icon ${card.block}. This format requires ${leastBlock} or higher.`,
        `${name.fr} a l'icône de bloc ${card.block}. Ce format demande ${leastBlock} ou plus.`,
      ),
    );
  }
  return problems;
}

function apartProblems({ apart }: Format, all: readonly Card[]): Said[] {
  return apart.flatMap(([a, b]) => {
    const one = all.find(({ id }) => id === a);
    const two = all.find(({ id }) => id === b);
    if (one === undefined || two === undefined) return [];
    const [first, second] = [named(one), named(two)];
    return [
      say(
        `${first.en} and ${second.en} cannot be in the same deck in this format.`,
        `${first.fr} et ${second.fr} ne peuvent pas être dans le même deck dans ce format.`,
      ),
    ];
  });
}

function cardProblems(format: Format, leader: LeaderCard | null, card: Card, n: number): Said[] {
  if (card.category === 'Leader') {
    const name = named(card);
    return [
      say(
        `${name.en} is a Leader, not a card of the deck.`,
        `${name.fr} est un Leader, pas une carte du deck.`,
      ),
    ];
  }
  const byLeader =
    leader === null ? [] : [...colorProblems(leader, card), ...leaderTextProblems(leader, card)];
  return [...copyProblems(format, card, n), ...byLeader, ...formatProblems(format, card)];
}

/** May this Leader lead, by the format? */
export const mayLead = (format: Format, leader: LeaderCard): boolean =>
  formatProblems(format, leader).length === 0;

/** May a deck of this Leader hold the card? */
export const mayHold = (format: Format, leader: LeaderCard, card: Card): boolean =>
  cardProblems(format, leader, card, 1).length === 0;

/** Every rule a list breaks; empty if it is legal. */
export function deckProblems({ format, cards }: DeckRules, deck: DeckList): Said[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const counts = new Map<string, number>();
  for (const id of deck.cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const leader = deck.leader === undefined ? undefined : byId.get(deck.leader);
  const leads = leader?.category === 'Leader' ? leader : null;
  const ids = [...(deck.leader === undefined ? [] : [deck.leader]), ...counts.keys()];
  const listed = [...counts].flatMap(([id, n]) => {
    const card = byId.get(id);
    return card === undefined ? [] : [{ card, n }];
  });
  return [
    ...[...new Set(ids)].filter((id) => !byId.has(id)).map(unknownProblem),
    ...leaderProblems(leader, deck),
    ...(leads === null ? [] : formatProblems(format, leads)),
    ...sizeProblems(format, deck.cards.length),
    ...listed.flatMap(({ card, n }) => cardProblems(format, leads, card, n)),
    ...apartProblems(format, [...(leads === null ? [] : [leads]), ...listed.map(({ card }) => card)]),
  ];
}

/** The format's objections to this card, in any deck. */
export function barred({ format, cards }: DeckRules, id: string): Said[] {
  const card = cards.find((one) => one.id === id);
  return card === undefined ? [] : formatProblems(format, card);
}

/** What a line of a deck text names: a card, a Leader, or a number that exists but is not defined here yet. */
export function listed(cards: readonly Card[], written: string): DeckEntry | null {
  const wanted = written.toUpperCase();
  const card = cards.find(({ id }) => id.toUpperCase() === wanted);
  if (card !== undefined) return { id: card.id, as: card.category === 'Leader' ? 'leader' : 'card' };
  const number = releasedNumber(written);
  return number === null ? null : { id: number, as: 'undefined' };
}
