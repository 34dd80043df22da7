// Territory's cards for reading and filtering.

import { describeCard } from '@sleight/kernel/text/describe';
import { emphasiser } from '@sleight/kernel/text/emphasis';
import type { CardFacts, Legend } from '@sleight/kit/catalogue';
import { allCards, factions, readPool } from './cards/pool';
import type { Card } from './cards/schema';
import { words } from './words';

export const legend: Legend = {
  kinds: {
    unit: { en: 'Unit', fr: 'Unité' },
    action: { en: 'Action', fr: 'Action' },
    leader: { en: 'Leader', fr: 'Meneur' },
  },
  numbers: { power: { en: 'Power', fr: 'Puissance' } },
  factions: Object.fromEntries(factions.map(({ id, name }) => [id, name])),
  rarities: {},
  sets: {
    core: { en: 'Core', fr: 'Base' },
    supplement: { en: 'Supplement', fr: 'Supplément' },
    leaders: { en: 'Leaders', fr: 'Meneurs' },
  },
  keywords: {},
};

/** The head of a line, or of an ability that a text grants. */
const headed = (heads: string): RegExp =>
  new RegExp(`(?<=^|["«][\\s\\u202f]?)(?:${heads})(?![\\p{L}])`, 'gmu');

// Territory's texts name no cards.
const mark = {
  en: emphasiser({
    timings: headed('Deploy|Death|When sacrificed|Conquer|Round end|Match start|Activate'),
    names: [],
  }),
  fr: emphasiser({
    timings: headed(
      "Déploiement|Mort|Lorsqu'elle est sacrifiée|Conquête|Fin de manche|Début de partie|Activation",
    ),
    names: [],
  }),
};

function factsOf(card: Card): CardFacts {
  const { id, name, kind, faction, set } = card;
  const text = { en: describeCard(card, 'en', words), fr: describeCard(card, 'fr', words) };
  const continuous = card.abilities.flatMap(({ type }, i) => (type === 'Continuous' ? [i] : []));
  return {
    id,
    name,
    kind,
    factions: [faction],
    set,
    keywords: [],
    numbers: card.kind === 'unit' ? { power: card.power } : {},
    text,
    spans: { en: mark.en(text.en, continuous), fr: mark.fr(text.fr, continuous) },
  };
}

export const cards = (pool?: readonly unknown[]): CardFacts[] =>
  (pool === undefined ? allCards : readPool(pool)).map(factsOf);
