// Which cards are looked for, and in which order. It lives in the address, so that a link keeps it.
// Invariant: what an address says and the game does not have is passed over, never an error.
// Next: address.ts.
import type { CardFacts, Legend } from '../net/api';
import { fold } from './fold';

export const facets = ['kind', 'faction', 'rarity', 'set', 'keyword'] as const;
export type Facet = (typeof facets)[number];

export interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

export interface Filter {
  readonly words: string;
  /** Any of these will do; none chosen: all will. */
  readonly among: Readonly<Record<Facet, readonly string[]>>;
  /** By the id of the number. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Empty: as the game lists them; `name`; a number's id, with a minus for the highest first. */
  readonly sort: string;
  /** Whose pool is shown; empty for every card. */
  readonly ruleset: string;
}

type Language = 'en' | 'fr';

export const noFilter: Filter = {
  words: '',
  among: { kind: [], faction: [], rarity: [], set: [], keyword: [] },
  ranges: {},
  sort: '',
  ruleset: '',
};

export const namesOf = (legend: Legend, facet: Facet): Legend['kinds'] =>
  ({
    kind: legend.kinds,
    faction: legend.factions,
    rarity: legend.rarities,
    set: legend.sets,
    keyword: legend.keywords,
  })[facet];

export function valuesOf(card: CardFacts, facet: Facet): readonly string[] {
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

export function readFilter(params: URLSearchParams, legend: Legend): Filter {
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

export function writeFilter({ words, among, ranges, sort, ruleset }: Filter): URLSearchParams {
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

/** How many choices narrow the list, the words not counted. */
export const countOf = ({ among, ranges }: Filter): number =>
  facets.reduce((sum, facet) => sum + among[facet].length, 0) + Object.keys(ranges).length;

/** Everything that is read on a card, to be searched. */
export const searchable = (card: CardFacts, legend: Legend, language: Language): string => {
  const named = facets.flatMap((facet) =>
    valuesOf(card, facet).map((id) => namesOf(legend, facet)[id]?.[language] ?? ''),
  );
  const { id, name, title, text } = card;
  return fold([id, name[language], title?.[language] ?? '', text[language], ...named].join(' '));
};

const inRange = (value: number | undefined, { least, most }: Range): boolean =>
  value !== undefined && value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Infinity);

function fits(card: CardFacts, { among, ranges }: Filter): boolean {
  return (
    facets.every(
      (facet) => among[facet].length === 0 || valuesOf(card, facet).some((id) => among[facet].includes(id)),
    ) && Object.entries(ranges).every(([id, range]) => inRange(card.numbers[id], range))
  );
}

function sorted(cards: CardFacts[], sort: string, language: Language): CardFacts[] {
  if (sort === '') return cards;
  const byName = (a: CardFacts, b: CardFacts) => a.name[language].localeCompare(b.name[language], language);
  if (sort === 'name') return cards.sort(byName);
  const id = sort.replace(/^-/, '');
  const way = sort.startsWith('-') ? -1 : 1;
  // Cards without the number come last, whichever way.
  const rank = (card: CardFacts) => (card.numbers[id] === undefined ? Infinity : card.numbers[id] * way);
  return cards.sort((a, b) => (rank(a) === rank(b) ? byName(a, b) : rank(a) - rank(b)));
}

export function found(
  cards: readonly CardFacts[],
  legend: Legend,
  filter: Filter,
  language: Language,
): CardFacts[] {
  const words = fold(filter.words).split(' ').filter(Boolean);
  const isSaid = (card: CardFacts): boolean => {
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
