// The cards in a recording, as its match was played with them: it contains their facts, texts and tones, so that it can
// be read after they change or disappear, but not their pictures. A card without one shows its tones, name, numbers and text.

import type { Scene, Staged } from '@sleight/kit';
import type { Recording } from '@sleight/protocol';
import { cardsUnder } from '../catalogue';
import { printed } from '../http/prints';
import type { Rulebook } from '../matches/rulebook';

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

const made = new WeakMap<object, Printed>();

/** The cards of a rulebook. The operator's own images are not part of the match. */
function printedUnder(rulebook: Rulebook): Printed {
  const { game, edition } = rulebook;
  const known = made.get(edition.cards);
  if (known !== undefined) return known;
  const catalogue = { set: '', legend: game.legend, cards: [...cardsUnder(rulebook)] };
  const { answer } = printed(game, new Map(), catalogue);
  made.set(edition.cards, answer);
  return answer;
}

/** The cards with these ids, and the part of the legend they need. */
export const usedCards = (rulebook: Rulebook, ids: ReadonlySet<string>): Printed =>
  ofCards(printedUnder(rulebook), ids);

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
