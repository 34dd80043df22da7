// The input of a picture: facts of the card, never its rules or its printed text.
// Invariant: equal facts give equal pictures; `name` alone decides the crest.
// Next: draw.ts.

export interface PictureFacts {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** The kind of card, in lower case: character, event, unit. */
  readonly kind: string;
  /** The group, faction or first colour, in lower case; empty for none. */
  readonly faction: string;
  /** Types and keywords, as printed. */
  readonly types: readonly string[];
  readonly rarity: string;
  readonly cost?: number;
  readonly power?: number;
  /** The card of which this is another print. */
  readonly printOf?: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const english = (value: unknown): string => (isFields(value) ? text(value.en) : text(value));
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The facts in a card file of any game; throws if it has no id or name. */
export function factsOf(game: string, file: unknown): PictureFacts {
  if (!isFields(file)) throw new Error(`${game}: a card file is an object`);
  const id = text(file.id);
  const name = english(file.name);
  if (id === '' || name === '') throw new Error(`${game}: a card file without id or name`);
  const faction = text(file.group) || text(file.faction) || texts(file.colors)[0] || '';
  return {
    game,
    id,
    name,
    title: english(file.title),
    kind: (text(file.kind) || text(file.category)).toLowerCase(),
    faction: faction.toLowerCase(),
    types: [...texts(file.types), ...texts(file.keywords)],
    rarity: text(file.rarity),
    cost: number(file.cost),
    power: number(file.power),
  };
}

/** The other prints of a card: its facts, with their own number, title and rarity. */
export function variantsOf(game: string, file: unknown): readonly PictureFacts[] {
  const facts = factsOf(game, file);
  const variants = isFields(file) && Array.isArray(file.variants) ? file.variants.filter(isFields) : [];
  return variants.map(({ id, title, rarity }) => ({
    ...facts,
    id: text(id),
    title: english(title),
    rarity: text(rarity),
    printOf: facts.id,
  }));
}

/** Does the name, the title or a type contain one of these words (or beginnings of words)? */
export function speaksOf(facts: PictureFacts, ...words: readonly string[]): boolean {
  const said = ` ${[facts.name, facts.title, ...facts.types]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')}`;
  return words.some((word) => said.includes(` ${word}`));
}

/** Every print of a game's cards, in the order of their files. */
export const printsOf = (game: string, files: readonly unknown[]): readonly PictureFacts[] =>
  files.flatMap((file) => [factsOf(game, file), ...variantsOf(game, file)]);
