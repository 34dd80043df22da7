// The four games as four worlds: their order on the first page and the colours of their tables.
// What a game is made of is the server's to say; this is only how it is dressed.
export const worldIds = ['mythos', 'territory', 'sleeved', 'onepiece'] as const;
export type WorldId = (typeof worldIds)[number];

interface World {
  /** The class that paints the table of a match. */
  readonly table: string;
  readonly panel: string;
}

export const worlds: Readonly<Record<WorldId, World>> = {
  mythos: { table: 'bg-[#151411]', panel: 'bg-[#1d1c18]' },
  territory: { table: 'bg-[#12151a]', panel: 'bg-[#141b24]' },
  sleeved: { table: 'bg-[#141812]', panel: 'bg-[#182018]' },
  onepiece: { table: 'bg-[#0e161f]', panel: 'bg-[#2a1413]' },
};

export const worldOf = (game: string | undefined): World =>
  worlds[worldIds.find((id) => id === game) ?? 'mythos'];

export const isWorld = (game: string): game is WorldId => worldIds.some((id) => id === game);

const placeOf = (game: string): number => (isWorld(game) ? worldIds.indexOf(game) : worldIds.length);

/** Games in the order of their worlds; those without a world last. */
export const inOrder = <T extends { readonly id: string }>(games: readonly T[]): T[] =>
  games.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
