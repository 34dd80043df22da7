// A deck as a short word that fits into an address: "1Tq…".
// Invariant: equal decks give equal codes, and a code is read back as the very deck or refused with a sentence.
// A card is known by a mark of its id and not by its place in the pool, so that codes stay good when cards are added.

import type { Said } from '@sleight/kernel/book';
import type { DeckList } from './contract/decks';

const VERSION = '1';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Six bits a letter: two for the game, four for a card, three for the check at the end. */
const GAME = 2;
const CARD = 4;
const CHECK = 3;
/** A group is how many copies, of how many cards, and the cards; copies 0 are the leader. */
const GROUP_HEAD = 2;
const MOST = LETTERS.length - 1;
const LEADER = 0;
const LONGEST = 2_000;

/** FNV-1a, as so many letters. */
function mark(text: string, letters: number): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  // The low bits of short texts differ least: fold the high ones in.
  hash = (hash ^ (hash >>> 15)) >>> 0;
  let said = '';
  for (let i = 0; i < letters; i++) said += LETTERS[(hash >>> (6 * i)) & 63];
  return said;
}

export const cardMark = (id: string): string => mark(id, CARD);

function groupsOf(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const byCount = new Map<number, string[]>();
  for (const [id, n] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (let left = n; left > 0; left -= MOST) {
      const copies = Math.min(left, MOST);
      byCount.set(copies, [...(byCount.get(copies) ?? []), id]);
    }
  }
  return [...byCount]
    .sort(([a], [b]) => a - b)
    .map(([copies, ids]) => group(copies, ids))
    .join('');
}

function group(copies: number, ids: readonly string[]): string {
  if (ids.length > MOST) return group(copies, ids.slice(0, MOST)) + group(copies, ids.slice(MOST));
  return `${LETTERS[copies]}${LETTERS[ids.length]}${ids.map(cardMark).join('')}`;
}

export function writeDeckCode(game: string, { cards, leader }: DeckList): string {
  const led = leader === undefined ? '' : group(LEADER, [leader]);
  const said = `${VERSION}${mark(game, GAME)}${led}${groupsOf(cards)}`;
  return said + mark(said, CHECK);
}

const say = (en: string, fr: string): Said => ({ en, fr });
const NONSENSE = say('This isn’t a deck code.', 'Ce n’est pas un code de deck.');
const DAMAGED = say(
  'This deck code has a wrong or missing character. Copy it again.',
  'Ce code de deck contient un caractère faux ou manquant. Copiez-le à nouveau.',
);
const NEWER = say(
  'This deck code was made by another version of Sleight and can’t be read here.',
  'Ce code de deck vient d’une autre version de Sleight et ne peut pas être lu ici.',
);
const OTHER_GAME = say('This deck code is for another game.', 'Ce code de deck est pour un autre jeu.');
const UNKNOWN = say(
  'This deck code contains a card that doesn’t exist here.',
  'Ce code de deck contient une carte qui n’existe pas ici.',
);

export type ReadCode = { readonly deck: DeckList } | { readonly reason: Said };

/** `ids`: every card of the game that a deck may name, in the order a deck lists them. */
export function readDeckCode(game: string, ids: readonly string[], written: string): ReadCode {
  const code = written.trim();
  if (!/^[\w-]+$/.test(code) || code.length > LONGEST) return { reason: NONSENSE };
  const end = code.length - CHECK;
  if (end < VERSION.length + GAME) return { reason: NONSENSE };
  if (mark(code.slice(0, end), CHECK) !== code.slice(end)) return { reason: DAMAGED };
  if (!code.startsWith(VERSION)) return { reason: NEWER };
  const body = code.slice(VERSION.length, end);
  if (!body.startsWith(mark(game, GAME))) return { reason: OTHER_GAME };
  return readGroups(new Map(ids.map((id) => [cardMark(id), id])), ids, body.slice(GAME));
}

function readGroups(byMark: ReadonlyMap<string, string>, ids: readonly string[], groups: string): ReadCode {
  const counts = new Map<string, number>();
  let leader: string | undefined;
  for (let at = 0; at < groups.length; ) {
    const copies = LETTERS.indexOf(groups.charAt(at));
    const kinds = LETTERS.indexOf(groups[at + 1] ?? '');
    at += GROUP_HEAD;
    for (let i = 0; i < kinds; i++, at += CARD) {
      const id = byMark.get(groups.slice(at, at + CARD));
      if (id === undefined) return { reason: UNKNOWN };
      if (copies === LEADER) leader = id;
      else counts.set(id, (counts.get(id) ?? 0) + copies);
    }
  }
  const cards = ids.flatMap((id) => Array<string>(counts.get(id) ?? 0).fill(id));
  return { deck: leader === undefined ? { cards } : { cards, leader } };
}
