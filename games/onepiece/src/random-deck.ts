// A random legal deck (spec 3), for simulations and fuzzing: a Leader and cards of its colours, many of one type at
// times, so that texts that ask for a type find partners.
// Invariant: every deck it deals keeps all deck-building rules; if none can exist, it says why.

import { refusal } from '@sleight/kernel/problems';
import type { DeckList } from '@sleight/kit/contract/decks';
import { type Below, shuffled } from '@sleight/kit/random-deck';
import type { Card, LeaderCard } from './cards/schema';
import { type DeckRules, mayHold, mayLead } from './deck';

interface Choice {
  readonly leader: string;
  readonly cards: readonly Card[];
}

const known = new WeakMap<readonly Card[], Map<string, readonly Choice[]>>();

/** The Leaders that can have a deck at all, each with the cards that may stand in it. */
function choicesFor(rules: DeckRules): readonly Choice[] {
  const byFormat = known.get(rules.cards) ?? new Map<string, readonly Choice[]>();
  known.set(rules.cards, byFormat);
  const key = JSON.stringify(rules.format);
  const before = byFormat.get(key);
  if (before !== undefined) return before;
  const { format } = rules;
  const choices = rules.cards
    .filter((card): card is LeaderCard => card.category === 'Leader' && mayLead(format, card))
    .map((leader) => ({
      leader: leader.id,
      cards: rules.cards.filter((card) => mayHold(format, leader, card)),
    }))
    .filter(({ cards }) => cards.length * format.copies >= format.size);
  byFormat.set(key, choices);
  return choices;
}

/** Is there any legal deck at all? */
export const canBuild = (rules: DeckRules): boolean => choicesFor(rules).length > 0;

/** Cards that may not stand together: of each pair the one that comes later is left out. */
function withoutApart({ format }: DeckRules, leader: string, order: readonly Card[]): Card[] {
  const taken = new Set([leader]);
  return order.filter(({ id }) => {
    const clashes = format.apart.some(([a, b]) => (a === id && taken.has(b)) || (b === id && taken.has(a)));
    if (!clashes) taken.add(id);
    return !clashes;
  });
}

/** Any order; every second time with all cards of one type first. */
function inOrder(cards: readonly Card[], below: Below): Card[] {
  const any = shuffled(cards, below);
  const [{ types }] = any;
  if (below(2) === 0 || types.length === 0) return any;
  const type = types[below(types.length)];
  return [
    ...any.filter((card) => card.types.includes(type)),
    ...any.filter((card) => !card.types.includes(type)),
  ];
}

export function randomDeck(rules: DeckRules, below: Below): DeckList {
  const choices = choicesFor(rules);
  if (choices.length === 0) {
    throw refusal({
      en: `No legal deck exists under these rules: no Leader has ${rules.format.size} cards to play with.`,
      fr: `Aucun deck légal avec ces règles\u202f: aucun Leader n'a ${rules.format.size} cartes avec lesquelles jouer.`,
    });
  }
  const { leader, cards } = choices[below(choices.length)];
  const order = withoutApart(rules, leader, inOrder(cards, below));
  const { size, copies } = rules.format;
  const list: string[] = [];
  // Mostly playsets, as people build them; what is still missing is filled up from the front.
  for (const { id } of order) {
    const n = Math.min(size - list.length, 1 + Math.max(below(copies), below(copies)));
    for (let i = 0; i < n; i++) list.push(id);
  }
  for (const { id } of order) {
    while (list.length < size && list.filter((one) => one === id).length < copies) list.push(id);
  }
  return { leader, cards: list };
}
