// Mythos's cards for reading and filtering.

import { emphasiser } from '@sleight/kernel/text/emphasis';
import type { CardFacts, Legend } from '@sleight/kit/catalogue';
import { allCards, readPool } from './cards/pool';
import type { Card } from './cards/schema';
import { cardText } from './words/card-text';
import { groups, keywords, names } from './words/names';

const inBoth = (french: Readonly<Record<string, string>>): Legend['keywords'] =>
  Object.fromEntries(Object.entries(french).map(([en, fr]) => [en, { en, fr }]));

export const legend: Legend = {
  kinds: {
    character: { en: 'Character', fr: 'Personnage' },
    mission: { en: 'Mission', fr: 'Mission' },
    jutsu: { en: 'Jutsu', fr: 'Jutsu' },
  },
  numbers: {
    cost: { en: 'Cost', fr: 'Coût' },
    power: { en: 'Power', fr: 'Puissance' },
    points: { en: 'Points', fr: 'Points' },
  },
  factions: inBoth(groups),
  rarities: {
    C: { en: 'Common', fr: 'Commune' },
    UC: { en: 'Uncommon', fr: 'Peu commune' },
    R: { en: 'Rare', fr: 'Rare' },
    S: { en: 'Secret', fr: 'Secrète' },
    M: { en: 'Mythos', fr: 'Mythos' },
    L: { en: 'Legendary', fr: 'Légendaire' },
    RA: { en: 'Rare Art', fr: 'Rare Art' },
    MV: { en: 'Mythos variant', fr: 'Variante Mythos' },
    SV: { en: 'Secret variant', fr: 'Variante secrète' },
    MISSION: { en: 'Mission', fr: 'Mission' },
  },
  sets: { KS: { en: 'Konoha Shidō', fr: 'Konoha Shidō' } },
  keywords: inBoth(keywords),
};

const timings =
  /(?<!\p{L})(?:MAIN|UPGRADE|AMBUSH|SCORE|POWERUP(?: (?:X|\d+))?|CHAKRA \+(?:X|\d+))(?!\p{L})/gu;
const mark = {
  en: emphasiser({ timings, names: Object.keys(names) }),
  fr: emphasiser({ timings, names: Object.values(names) }),
};

/** The first line of a JUTSU card names its host. */
function continuousLines(card: Card): number[] {
  const before = card.kind === 'jutsu' ? 1 : 0;
  return card.abilities.flatMap(({ type }, i) => (type === 'Continuous' ? [before + i] : []));
}

function numbersOf(card: Card): CardFacts['numbers'] {
  switch (card.kind) {
    case 'character':
      return { cost: card.cost, power: card.power };
    case 'mission':
      return { points: card.points };
    case 'jutsu':
      return { cost: card.cost };
  }
}

function factsOf(card: Card): CardFacts {
  const { id, name, kind, rarity } = card;
  const text = { en: cardText(card, 'en'), fr: cardText(card, 'fr') };
  const continuous = continuousLines(card);
  const group = card.kind === 'mission' ? undefined : card.group;
  const variants =
    card.kind === 'character'
      ? card.variants.map((variant) => ({ id: variant.id, title: variant.title, rarity: variant.rarity }))
      : [];
  return {
    id,
    isNumbered: true,
    name: { en: name.en, fr: name.fr ?? name.en },
    title: card.kind === 'character' ? card.title : undefined,
    kind,
    factions: group === undefined ? [] : [group],
    rarity,
    set: id.slice(0, id.indexOf('-')),
    keywords: card.kind === 'mission' ? [] : card.keywords,
    numbers: numbersOf(card),
    variants: variants.length === 0 ? undefined : variants,
    text,
    spans: { en: mark.en(text.en, continuous), fr: mark.fr(text.fr, continuous) },
  };
}

export const cards = (pool?: readonly unknown[]): CardFacts[] =>
  (pool === undefined ? allCards : readPool(pool)).map(factsOf);
