// Decks as people send them to each other: one line for each card, "4xOP01-016".
// Invariant: a line is either in the deck, blank, a comment, or reported by its number; nothing is dropped silently.
// Next: game.ts for `listed`, with which a game says what a line may name.

import type { Book, Said } from './book';
import type { DeckList, Listed } from './game';

/** Whoever knows which cards there are: a game that has deck building. */
interface Lister {
  listed(book: Book, written: string): Listed | null;
}

/** The card of the book with this id, in any capitals. */
export function cardCalled(book: Book, written: string): string | null {
  const isCard = (id: string): boolean => (book.byId.get(id) ?? 0) > 0;
  if (isCard(written)) return written;
  const wanted = written.toLowerCase();
  for (const id of book.byId.keys()) if (isCard(id) && id.toLowerCase() === wanted) return id;
  return null;
}

export interface LineProblem {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly text: string;
  readonly reason: Said;
}

export interface ReadDeck {
  /** What the good lines say. */
  readonly deck: DeckList;
  readonly problems: readonly LineProblem[];
}

/** More of one card than any game allows on one line is a slip of the keyboard. */
const MOST = 99;

const FORMS: readonly { readonly form: RegExp; readonly count: number; readonly card: number }[] = [
  { form: /^(\d+)\s*[x×]\s*(.+)$/i, count: 1, card: 2 },
  { form: /^(\d+)\s+(.+)$/, count: 1, card: 2 },
  { form: /^(.+?)\s*[x×]\s*(\d+)$/i, count: 2, card: 1 },
];

interface Reading {
  readonly count: number;
  readonly card: string;
}

const withoutComment = (line: string): string => line.replace(/(^|\s)(#|\/\/).*$/, '').trim();

/** "Nami (OP01-016)" names its card in brackets. */
const inBrackets = (card: string): string => /\(([^()]+)\)$/.exec(card)?.[1].trim() ?? card;

/** Every way to read a line; what it can mean depends on which cards there are. */
const readings = (line: string): Reading[] =>
  FORMS.flatMap(({ form, count, card }) => {
    const found = form.exec(line);
    return found === null ? [] : [{ count: Number(found[count]), card: inBrackets(found[card]) }];
  });

const say = (en: string, fr: string): Said => ({ en, fr });

const UNREADABLE = say(
  'This is no line of a deck. Write how many and which card: "4xCARD", "4 CARD", "4x Name (CARD)" or "CARD x4".',
  "Ce n'est pas une ligne de deck. Écrivez combien et quelle carte\u202f: «\u202f4xCARTE\u202f», «\u202f4 CARTE\u202f», «\u202f4x Nom (CARTE)\u202f» ou «\u202fCARTE x4\u202f».",
);

const unknown = (card: string): Said =>
  say(`There is no card called "${card}".`, `Il n'existe pas de carte «\u202f${card}\u202f».`);

const notYet = (id: string): Said =>
  say(
    `${id} is a card of the game, but its abilities are not defined here yet, so no deck can hold it.`,
    `${id} est une carte du jeu, mais ses capacités ne sont pas encore définies ici\u202f: aucun deck ne peut la contenir.`,
  );

const badCount = (count: number): Said =>
  say(
    `${count} is no number of copies; it goes from 1 to ${MOST}.`,
    `${count} n'est pas un nombre d'exemplaires\u202f; il va de 1 à ${MOST}.`,
  );

const secondLeader = (id: string): Said =>
  say(
    `${id} is one leader too many: a deck has one.`,
    `${id} est un meneur de trop\u202f: un deck en a un seul.`,
  );

/** The one reading that names a card; else what to say about the line. */
function meaning(
  lister: Lister,
  book: Book,
  line: string,
): { readonly count: number; readonly card: Listed } | { readonly reason: Said } {
  const all = readings(line);
  if (all.length === 0) return { reason: UNREADABLE };
  for (const { count, card: written } of all) {
    const card = lister.listed(book, written);
    if (card !== null) return count >= 1 && count <= MOST ? { count, card } : { reason: badCount(count) };
  }
  return { reason: unknown(all[0].card) };
}

export function readDeckText(lister: Lister, book: Book, text: string): ReadDeck {
  const cards: string[] = [];
  const problems: LineProblem[] = [];
  let leader: string | undefined;

  function take(line: string): Said | null {
    const meant = meaning(lister, book, line);
    if ('reason' in meant) return meant.reason;
    const { count, card } = meant;
    switch (card.as) {
      case 'undefined':
        return notYet(card.id);
      case 'leader':
        if (leader !== undefined || count > 1) return secondLeader(card.id);
        leader = card.id;
        return null;
      case 'card':
        for (let n = 0; n < count; n++) cards.push(card.id);
        return null;
    }
  }

  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((written, i) => {
      const line = withoutComment(written);
      const reason = line === '' ? null : take(line);
      if (reason !== null) problems.push({ line: i + 1, text: written.trim(), reason });
    });
  return { deck: leader === undefined ? { cards } : { cards, leader }, problems };
}

/** The leader first, then every card once with its count, in the order of the list. */
export function writeDeckText({ cards, leader }: DeckList): string {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const first = leader === undefined ? [] : [`1x${leader}`];
  return [...first, ...[...counts].map(([id, n]) => `${n}x${id}`)].join('\n');
}
