// Deck building (spec 3): every broken rule at once, with the card named, in both languages. What a format forbids is
// configuration (format.ts); what a card's own text allows or forbids is read from its abilities.

import type { Said } from '@sleight/kernel/book';
import type { DeckList, Listed } from '@sleight/kernel/game';
import type { Action } from './ability';
import type { Card, LeaderCard } from './cards/schema';
import type { Format } from './format';
import { fitsPrinted, isOfKind } from './printed';
import { releasedNumber } from './released';

/** What a list is judged by. */
export interface DeckRules {
  readonly format: Format;
  readonly cards: readonly Card[];
}

type DeckRule = Extract<Action, { type: 'deckRule' }>;

const say = (en: string, fr: string): Said => ({ en, fr });
const enCards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;
const frCards = (n: number): string => `${n} ${n < 2 ? 'carte' : 'cartes'}`;

/** A card as people tell it from others of its name: "Nami (OP01-016)". */
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

const actionsOf = (card: Card): readonly Action[] => card.abilities.flatMap(({ effect }) => effect.actions);

function unknownProblem(id: string): Said {
  const number = releasedNumber(id);
  return number === null
    ? say(`There is no card called "${id}".`, `Il n'existe pas de carte «\u202f${id}\u202f».`)
    : say(
        `${number} cannot be played yet: its abilities are not defined here.`,
        `${number} ne peut pas encore être jouée\u202f: ses capacités ne sont pas définies ici.`,
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
  return [
    say(
      `${name.en} is not a Leader and cannot lead.`,
      `${name.fr} n'est pas un Leader et ne peut pas mener.`,
    ),
  ];
}

function copyProblems(format: Format, card: Card, n: number): Said[] {
  const isFree = actionsOf(card).some((action) => action.type === 'copies');
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
      `${name.en} is ${own.en}; with ${chief.en} every card must be ${allowed.en}.`,
      `${name.fr} est de couleur ${own.fr}\u202f; avec ${chief.fr}, toute carte doit être de couleur ${allowed.fr}.`,
    ),
  ];
}

/** Does the card stand in a deck whose Leader has this text? */
function allows(rule: DeckRule, card: Card): boolean {
  const fits =
    isOfKind(card, rule.targetType) && (rule.filters ?? []).every((filter) => fitsPrinted(card, filter));
  return rule.only === true ? fits : !fits;
}

function leaderTextProblems(leader: LeaderCard, card: Card): Said[] {
  const rules = actionsOf(leader).filter((action): action is DeckRule => action.type === 'deckRule');
  if (rules.every((rule) => allows(rule, card))) return [];
  const name = named(card);
  const chief = named(leader);
  return [
    say(
      `${name.en} may not be in a deck of ${chief.en}, as the Leader's own text says.`,
      `${name.fr} ne peut pas être dans un deck de ${chief.fr}, comme le dit le texte du Leader.`,
    ),
  ];
}

/** What the format has against one card, the Leader included. */
function formatProblems({ banned, leastBlock }: Format, card: Card): Said[] {
  const name = named(card);
  const problems: Said[] = [];
  if (banned.includes(card.id))
    problems.push(say(`${name.en} is banned in this format.`, `${name.fr} est interdite dans ce format.`));
  if (card.block < leastBlock) {
    problems.push(
      say(
        `${name.en} has block icon ${card.block}; this format needs ${leastBlock} or more.`,
        `${name.fr} a l'icône de bloc ${card.block}\u202f; ce format demande au moins ${leastBlock}.`,
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
        `${first.en} and ${second.en} may not be in one deck in this format.`,
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

/** Every rule a list breaks; empty when it may be played. */
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

/** What the format has against this card, in whatever deck. */
export function barred({ format, cards }: DeckRules, id: string): Said[] {
  const card = cards.find((one) => one.id === id);
  return card === undefined ? [] : formatProblems(format, card);
}

/** What a line of a deck text names: a card, a Leader, or a number that exists but that nobody has defined yet. */
export function listed(cards: readonly Card[], written: string): Listed | null {
  const wanted = written.toUpperCase();
  const card = cards.find(({ id }) => id.toUpperCase() === wanted);
  if (card !== undefined) return { id: card.id, as: card.category === 'Leader' ? 'leader' : 'card' };
  const number = releasedNumber(written);
  return number === null ? null : { id: number, as: 'undefined' };
}
