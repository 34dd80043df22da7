// The cards that a recording shows, as they are now: their facts, texts and tones go into it, so that it can be read
// when they have changed or are gone. Their pictures do not: a card without one shows its tones, name, numbers and text.

import type { Game, Scene, Staged } from '@sleight/kernel';
import type { Recording } from '@sleight/protocol';
import { printed } from '../http/prints';

/** Every card that facts and a scene name. */
export function cardsShown(facts: readonly Staged[], { areas, rounds = [] }: Scene): string[] {
  const named = [
    ...facts.map(({ card }) => card),
    ...areas.flatMap(({ pieces, maybe = [] }) => [
      ...pieces.flatMap(({ card, under = [] }) => [card, ...under]),
      ...maybe.map(({ card }) => card),
    ]),
    ...rounds.flatMap(({ sides }) => sides.flatMap(({ cards }) => cards)),
  ];
  return named.flatMap((card) => card ?? []);
}

type Printed = Pick<Recording, 'cards' | 'legend'>;

const made = new WeakMap<Game, Printed>();

/** Whose images a server's owner has is no matter of the match. */
function printedNow(game: Game): Printed {
  const known = made.get(game) ?? printed(game, new Map()).answer;
  made.set(game, known);
  return known;
}

/** The cards of these ids, and those words of the legend that they need. */
export function usedCards(game: Game, ids: ReadonlySet<string>): Printed {
  const { cards: all, legend } = printedNow(game);
  return ofCards({ cards: all, legend }, ids);
}

export function ofCards({ cards: all, legend }: Printed, ids: ReadonlySet<string>): Printed {
  const cards = all.filter(({ id }) => ids.has(id)).map(({ variants: _, ...card }) => card);
  const words = <T>(names: Readonly<Record<string, T>>, used: Iterable<string>): Record<string, T> => {
    const wanted = new Set(used);
    return Object.fromEntries(Object.entries(names).filter(([id]) => wanted.has(id)));
  };
  return {
    cards,
    legend: {
      kinds: words(
        legend.kinds,
        cards.map(({ kind }) => kind),
      ),
      numbers: legend.numbers,
      factions: words(
        legend.factions,
        cards.flatMap(({ factions }) => factions),
      ),
      rarities: words(
        legend.rarities,
        cards.flatMap(({ rarity }) => rarity ?? []),
      ),
      sets: words(
        legend.sets,
        cards.flatMap(({ set }) => set ?? []),
      ),
      keywords: words(
        legend.keywords,
        cards.flatMap(({ keywords }) => keywords),
      ),
    },
  };
}
