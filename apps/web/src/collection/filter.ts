// The filter and order of a card list. It lives in the address, so that a link keeps it.
// Invariant: values in the address that the game does not have are ignored, never an error.
// Next: address.ts.
import type { CatalogueCard, CatalogueLegend } from '../net/api';
import { fold } from './fold';

export const facets = ['kind', 'faction', 'rarity', 'set', 'keyword'] as const;
export type Facet = (typeof facets)[number];

export interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

export interface CardFilter {
  readonly words: string;
  /** Any of these matches; empty matches all. */
  readonly among: Readonly<Record<Facet, readonly string[]>>;
  /** By the id of the number. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Empty: the game's own order; `name`; a number's id, with a minus for descending. */
  readonly sort: string;
  /** The ruleset whose pool is shown; empty for every card. */
  readonly ruleset: string;
}

type Language = 'en' | 'fr';

export const noFilter: CardFilter = {
  words: '',
  among: { kind: [], faction: [], rarity: [], set: [], keyword: [] },
  ranges: {},
  sort: '',
  ruleset: '',
};

export const namesOf = (legend: CatalogueLegend, facet: Facet): CatalogueLegend['kinds'] =>
  ({
    kind: legend.kinds,
    faction: legend.factions,
    rarity: legend.rarities,
    set: legend.sets,
    keyword: legend.keywords,
  })[facet];

export function valuesOf(card: CatalogueCard, facet: Facet): readonly string[] {
  switch (facet) {
    case 'kind':
      return [card.kind];
    case 'faction':
      return card.factions;
    case 'rarity':
      return card.rarity === undefined ? [] : [card.rarity];
    case 'set':
      return card.set === undefined ? [] : [card.set];
    case 'keyword':
      return card.keywords;
  }
}

const whole = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

export function readFilter(params: URLSearchParams, legend: CatalogueLegend): CardFilter {
  const among = (facet: Facet) =>
    params.getAll(facet).filter((id) => Object.hasOwn(namesOf(legend, facet), id));
  const ranges = Object.keys(legend.numbers).flatMap((id) => {
    const range = { least: whole(params.get(`min-${id}`)), most: whole(params.get(`max-${id}`)) };
    return range.least === null && range.most === null ? [] : [[id, range] as const];
  });
  const sort = params.get('sort') ?? '';
  const isSort = sort === 'name' || Object.hasOwn(legend.numbers, sort.replace(/^-/, ''));
  return {
    words: params.get('q') ?? '',
    among: {
      kind: among('kind'),
      faction: among('faction'),
      rarity: among('rarity'),
      set: among('set'),
      keyword: among('keyword'),
    },
    ranges: Object.fromEntries(ranges),
    sort: isSort ? sort : '',
    ruleset: params.get('rules') ?? '',
  };
}

export function writeFilter({ words, among, ranges, sort, ruleset }: CardFilter): URLSearchParams {
  const params = new URLSearchParams();
  const set = (key: string, value: string) => {
    if (value !== '') params.set(key, value);
  };
  set('q', words);
  for (const facet of facets) for (const id of among[facet]) params.append(facet, id);
  for (const [id, { least, most }] of Object.entries(ranges)) {
    set(`min-${id}`, least === null ? '' : String(least));
    set(`max-${id}`, most === null ? '' : String(most));
  }
  set('sort', sort);
  set('rules', ruleset);
  return params;
}

/** The number of active filters, not counting the search text. */
export const countOf = ({ among, ranges }: CardFilter): number =>
  facets.reduce((sum, facet) => sum + among[facet].length, 0) + Object.keys(ranges).length;

/** All text of a card, for searching. */
export const searchable = (card: CatalogueCard, legend: CatalogueLegend, language: Language): string => {
  const named = facets.flatMap((facet) =>
    valuesOf(card, facet).map((id) => namesOf(legend, facet)[id]?.[language] ?? ''),
  );
  const { id, name, title, text } = card;
  return fold([id, name[language], title?.[language] ?? '', text[language], ...named].join(' '));
};

const inRange = (value: number | undefined, { least, most }: Range): boolean =>
  value !== undefined && value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Infinity);

function fits(card: CatalogueCard, { among, ranges }: CardFilter): boolean {
  return (
    facets.every(
      (facet) => among[facet].length === 0 || valuesOf(card, facet).some((id) => among[facet].includes(id)),
    ) && Object.entries(ranges).every(([id, range]) => inRange(card.numbers[id], range))
  );
}

function sorted(cards: CatalogueCard[], sort: string, language: Language): CatalogueCard[] {
  if (sort === '') return cards;
  const byName = (a: CatalogueCard, b: CatalogueCard) =>
    a.name[language].localeCompare(b.name[language], language);
  if (sort === 'name') return cards.sort(byName);
  const id = sort.replace(/^-/, '');
  const way = sort.startsWith('-') ? -1 : 1;
  // Cards without the number come last in either direction.
  const rank = (card: CatalogueCard) => (card.numbers[id] === undefined ? Infinity : card.numbers[id] * way);
  return cards.sort((a, b) => (rank(a) === rank(b) ? byName(a, b) : rank(a) - rank(b)));
}

export function found(
  cards: readonly CatalogueCard[],
  legend: CatalogueLegend,
  filter: CardFilter,
  language: Language,
): CatalogueCard[] {
  const words = fold(filter.words).split(' ').filter(Boolean);
  const isSaid = (card: CatalogueCard): boolean => {
    if (words.length === 0) return true;
    const text = searchable(card, legend, language);
    return words.every((word) => text.includes(word));
  };
  return sorted(
    cards.filter((card) => fits(card, filter) && isSaid(card)),
    filter.sort,
    language,
  );
}
