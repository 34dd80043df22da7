// Decks as people send them to each other: one line for each card, "4xOP01-016".
// Invariant: a line is either in the deck, blank, a comment, or reported by its number; nothing is dropped silently.
// Next: game.ts for `listed`, with which a game says what a line may name; deck-names.ts for cards by their names.

import type { Book, Said } from '@sleight/kernel/book';
import type { DeckEntry, DeckList } from './contract/decks';
import type { Candidate, CardNames } from './deck-names';

/** The part of a game with deck building that knows its cards. */
interface Lister {
  listed(book: Book, written: string): DeckEntry | null;
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
  /** The cards that an ambiguous name may mean, at most a dozen. */
  readonly candidates?: readonly Candidate[];
}

export interface ParsedDeck {
  /** The deck of the valid lines. */
  readonly deck: DeckList;
  readonly problems: readonly LineProblem[];
}

/** More of one card than any game allows on one line is a slip of the keyboard. */
const MOST = 99;

/** Limits of untrusted input: letters of a line, cards of a list, reported lines, candidates of a line. */
const MOST_LETTERS = 200;
export const MOST_LISTED = 200;
const MOST_REPORTED = 50;
const MOST_CANDIDATES = 12;

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
const inBrackets = (card: string): string => /\(([^()]+)\)$/.exec(card)?.[1]?.trim() ?? card;

/** Every way to read a line with a count; what it can mean depends on which cards there are. */
const readings = (line: string): Reading[] =>
  FORMS.flatMap(({ form, count, card }) => {
    const found = form.exec(line);
    const written = found?.[card];
    return written === undefined ? [] : [{ count: Number(found?.[count]), card: written }];
  });

const say = (en: string, fr: string): Said => ({ en, fr });

const UNREADABLE = say(
  'Write how many and which card, by number or by name: "4xCARD", "4 Card Name", "4x Name (CARD)" or "CARD x4".',
  'Écrivez combien et quelle carte, par numéro ou par nom\u202f: «\u202f4xCARTE\u202f», «\u202f4 Nom de carte\u202f», «\u202f4x Nom (CARTE)\u202f» ou «\u202fCARTE x4\u202f».',
);

const unknown = (card: string): Said =>
  say(`There is no card called "${card}".`, `Il n'existe pas de carte «\u202f${card}\u202f».`);

const notYet = (id: string): Said =>
  say(
    `${id} cannot be played yet: its abilities are not available here.`,
    `${id} ne peut pas encore être jouée\u202f: ses capacités ne sont pas disponibles ici.`,
  );

const badCount = (count: number): Said =>
  say(
    `The number of copies must be between 1 and ${MOST}, not ${count}.`,
    `Le nombre d'exemplaires doit être entre 1 et ${MOST}, pas ${count}.`,
  );

const secondLeader = (id: string): Said =>
  say(`A deck has only one leader. Remove ${id}.`, `Un deck n'a qu'un meneur. Retirez ${id}.`);

const TOO_LONG = say(
  `This line is too long: a line of a deck has at most ${MOST_LETTERS} characters.`,
  `Cette ligne est trop longue\u202f: une ligne de deck compte au plus ${MOST_LETTERS} caractères.`,
);

const TOO_MANY = say(
  `The list is too long: a deck holds at most ${MOST_LISTED} cards.`,
  `La liste est trop longue\u202f: un deck contient au plus ${MOST_LISTED} cartes.`,
);

const moreLines = (n: number): Said =>
  say(
    n === 1 ? 'One more line could not be read.' : `${n} more lines could not be read.`,
    n === 1 ? 'Une autre ligne est illisible.' : `${n} autres lignes sont illisibles.`,
  );

export const ambiguous = (name: string, n: number): Said =>
  say(
    `${n} cards are called "${name}". Write the number of the one you mean.`,
    `${n} cartes s'appellent «\u202f${name}\u202f». Écrivez le numéro de celle que vous voulez.`,
  );

type Meaning =
  | { readonly count: number; readonly card: DeckEntry }
  | Pick<LineProblem, 'reason' | 'candidates'>;

function counted(count: number, card: DeckEntry): Meaning {
  return count >= 1 && count <= MOST ? { count, card } : { reason: badCount(count) };
}

/** A card by its name; null if none has it. A name of several cards gives the candidates. */
function byName(lister: Lister, book: Book, names: CardNames, { count, card }: Reading): Meaning | null {
  const found = names(card).filter(({ id }) => lister.listed(book, id) !== null);
  const [first] = found;
  if (first === undefined) return null;
  if (found.length > 1) {
    return { reason: ambiguous(card, found.length), candidates: found.slice(0, MOST_CANDIDATES) };
  }
  const only = lister.listed(book, first.id);
  return only === null ? null : counted(count, only);
}

/** The one reading that names a card, by number before by name; else what to say about the line. */
function meaning(lister: Lister, book: Book, names: CardNames, line: string): Meaning {
  if (line.length > MOST_LETTERS) return { reason: TOO_LONG };
  const withCount = readings(line);
  // A card on its own is one copy.
  const all = [...withCount, { count: 1, card: line }];
  for (const { count, card: written } of all) {
    const card = lister.listed(book, inBrackets(written)) ?? lister.listed(book, written);
    if (card !== null) return counted(count, card);
  }
  for (const reading of all) {
    const named = byName(lister, book, names, reading);
    if (named !== null) return named;
  }
  const [first] = withCount;
  return { reason: first === undefined ? UNREADABLE : unknown(inBrackets(first.card)) };
}

/** Reads a list. Cards go by their numbers and, where `names` knows them, by their names. */
export function readDeckText(
  lister: Lister,
  book: Book,
  text: string,
  names: CardNames = () => [],
): ParsedDeck {
  const cards: string[] = [];
  const problems: LineProblem[] = [];
  let unreported = 0;
  let leader: string | undefined;

  function take(line: string): Pick<LineProblem, 'reason' | 'candidates'> | null {
    const meant = meaning(lister, book, names, line);
    if ('reason' in meant) return meant;
    const { count, card } = meant;
    switch (card.as) {
      case 'undefined':
        return { reason: notYet(card.id) };
      case 'leader':
        if (leader !== undefined || count > 1) return { reason: secondLeader(card.id) };
        leader = card.id;
        return null;
      case 'card':
        if (cards.length + count > MOST_LISTED) return { reason: TOO_MANY };
        for (let n = 0; n < count; n++) cards.push(card.id);
        return null;
    }
  }

  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((written, i) => {
      const line = withoutComment(written);
      const problem = line === '' ? null : take(line);
      if (problem === null) return;
      if (problems.length < MOST_REPORTED) {
        problems.push({ line: i + 1, text: written.trim().slice(0, MOST_LETTERS), ...problem });
      } else unreported += 1;
    });
  const last = problems.at(-1);
  if (unreported > 0 && last !== undefined) {
    problems.push({ line: last.line + 1, text: '…', reason: moreLines(unreported) });
  }
  return { deck: leader === undefined ? { cards } : { cards, leader }, problems };
}

/** The leader first, then every card once with its count, in the order of the list. */
export function writeDeckText({ cards, leader }: DeckList): string {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const first = leader === undefined ? [] : [`1x${leader}`];
  return [...first, ...[...counts].map(([id, n]) => `${n}x${id}`)].join('\n');
}
