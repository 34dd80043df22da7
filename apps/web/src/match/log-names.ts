// Card names in a log line, so that they can be pointed at.
// Invariant: the parts joined together are the sentence.

export interface NamePart {
  readonly text: string;
  /** The ids of the cards with this name; empty for the words between. */
  readonly cards: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds names in sentences; if one name begins with another, the longer one counts. */
export function nameFinder(names: ReadonlyMap<string, readonly string[]>): (sentence: string) => NamePart[] {
  const longestFirst = [...names.keys()].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return (text) => [{ text, cards: [] }];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
  return (sentence) =>
    sentence
      .split(new RegExp(pattern, 'gu'))
      .map((text, i) => ({ text, cards: i % 2 === 1 ? (names.get(text) ?? []) : [] }))
      .filter(({ text }) => text !== '');
}
