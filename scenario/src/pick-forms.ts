// Distinguishes an illegal pick from a malformed one: a typo, a missing word, a missing card.
// Invariant: a legal pick is never called malformed; the game lists the forms of its keys (`Naming.forms`).
// Next: pick.ts for what a pick means.

import type { Book, Play, Seat } from '@sleight/kernel';
import type { KeyForm } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import type { CardIndex } from '@sleight/kernel/ids';
import { defIndex, placeAt } from '@sleight/kit/by-number';
import { canonical, cardNames, placeNames, refNames } from './pick-names';

/** The forms of the kernel's own keys in scenarios. Their cards may be anywhere. */
const KERNEL_FORMS: readonly KeyForm[] = [
  'done',
  'decline',
  'accept',
  'choose OBJECT',
  'choose CARD',
  'choose CARD from PLACE',
  'choose PLACE',
  'choose N',
  'choose amount N',
  'choose effect N',
  'choose effect at PLACE',
  'choose me',
  'choose enemy',
  'resolve OBJECT',
  'resolve CARD',
  'resolve N OBJECT',
  'instead OBJECT',
  'instead OBJECT for OBJECT',
  'instead N OBJECT',
  'instead N OBJECT for OBJECT',
].map((words) => ({ words }));

interface Form extends KeyForm {
  /** Must the player have the card? */
  readonly isOwn: boolean;
}

/** Every form of this game, also with "choose" left out. */
const formsOf = (p: Play): Form[] =>
  [
    ...(p.book.naming.forms ?? []).map((form) => ({ ...form, isOwn: true })),
    ...KERNEL_FORMS.map((form) => ({ ...form, isOwn: false })),
  ].flatMap((form) =>
    form.words.startsWith('choose ')
      ? [form, { ...form, words: form.words.slice('choose '.length) }]
      : [form],
  );

const isSlot = (word: string): boolean => /^[A-Z]+$/.test(word);

/** Words for things in play, besides cards and places. */
const SIDES = ['my', 'enemy', 'foe', 'ally', 'friendly', 'hidden', 'effect', 'leader', 'stage', 'character'];

const wordsByBook = new WeakMap<Book, Set<string>>();

/** Every word in the name of a card, a place or a thing in play. */
function nameWords({ book }: Play): Set<string> {
  const known = wordsByBook.get(book);
  if (known !== undefined) return known;
  const places = book.places.map(({ name }) => name);
  const cards = book.defs.flatMap((def) => cardNames(book, def.index));
  const words = new Set([...SIDES, 'at', ...[...places, ...cards].flatMap((name) => name.split(' '))]);
  wordsByBook.set(book, words);
  return words;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** The first word that no pick of this game contains. */
function strangeWord(p: Play, words: readonly string[]): string | undefined {
  const names = nameWords(p);
  const verbs = formsOf(p).flatMap((form) => form.words.split(' ').filter((word) => !isSlot(word)));
  return words.find((word) => !names.has(word) && !verbs.includes(word) && !isNumber(word));
}

interface Filled {
  readonly slot: string;
  readonly words: string;
}

const isCard = (p: Play, words: string, kind?: number): boolean =>
  p.book.defs.some(
    (def) => (kind === undefined || def.kind === kind) && cardNames(p.book, def.index).includes(words),
  );

/** Can these words fill this slot, whether or not such a thing exists now? */
function fits(p: Play, form: KeyForm, slot: string, words: string): boolean {
  if (slot === 'N') return isNumber(words);
  if (slot === 'CARD') return isCard(p, words, form.kind);
  if (slot === 'PLACE') return p.book.places.some(({ name }) => sameButNumber(name, withoutSide(words)));
  const names = nameWords(p);
  return words.split(' ').every((word) => names.has(word) || isNumber(word));
}

const withoutSide = (words: string): string => words.replace(/^(my|enemy|foe) /, '');
const sameButNumber = (a: string, b: string): boolean => a.replace(/\d+/, '#') === b.replace(/\d+/, '#');

/** The contents of each slot if the words have this form; every way to split them. */
function* filled(
  p: Play,
  form: KeyForm,
  parts: readonly string[],
  words: readonly string[],
): Generator<Filled[]> {
  const [part, ...rest] = parts;
  if (part === undefined) {
    if (words.length === 0) yield [];
    return;
  }
  if (!isSlot(part)) {
    if (words[0] === part) yield* filled(p, form, rest, words.slice(1));
    return;
  }
  for (let n = 1; n <= words.length; n++) {
    const taken = words.slice(0, n).join(' ');
    if (!fits(p, form, part, taken)) continue;
    for (const others of filled(p, form, rest, words.slice(n)))
      yield [{ slot: part, words: taken }, ...others];
  }
}

/** Does the seat own such a card, hold one, or see one in a shared place? */
function hasCard(p: Play, seat: Seat, words: string): boolean {
  const { def, owner } = p.s.cards;
  const isIt = (card: CardIndex): boolean => cardNames(p.book, defIndex(p.s, card)).includes(words);
  const own = def.some((_, card) => owner[card] === seat && isIt(card));
  const near = p.s.zones.some(
    (zone, at) => placeAt(p.book, at).seat !== (seat === 0 ? 1 : 0) && zone.some(isIt),
  );
  return own || near || p.s.objs.some((o) => o !== null && o.ctrl === seat && o.cards.some(isIt));
}

/** Is there something in play with this name? */
const hasObject = (p: Play, seat: Seat, words: string): boolean =>
  p.s.objs.some((o) => {
    if (o === null) return false;
    const { key } = p.book.naming.ref(p, seat, ref(OBJ, o.id));
    const names = [key, ...refNames(p, seat, ref(OBJ, o.id))];
    return names.includes(words) || (o.ctrl === seat && names.includes(`my ${words}`));
  });

const hasPlace = (p: Play, seat: Seat, words: string): boolean =>
  p.book.places.some((_, i) => placeNames(p.book, seat, i).includes(words));

/** The named thing that is missing, as a sentence; null if nothing is missing. */
function missing(p: Play, seat: Seat, { isOwn }: Form, slots: readonly Filled[]): string | null {
  for (const { slot, words } of slots) {
    if (slot === 'PLACE' && !hasPlace(p, seat, words)) return `there is no ${words}`;
    if (slot === 'OBJECT' && !hasObject(p, seat, words)) return `there is no "${words}" in play`;
    if (slot === 'CARD' && isOwn && !hasCard(p, seat, words))
      return `${seat === 0 ? 'me has' : 'foe has'} no ${words}`;
  }
  return null;
}

/** Why these words are not a pick of this game, or what is missing; null if the pick is well-formed. */
export function meaningless(p: Play, seat: Seat, pick: string): string | null {
  const words = canonical(p.book, pick).split(' ');
  const stranger = strangeWord(p, words);
  if (stranger !== undefined) return `"${stranger}" in "${pick}" is neither a card nor a word of a pick`;
  if (p.book.naming.forms === undefined) return null;
  const forms = formsOf(p);
  let absent: string | null = null;
  for (const form of forms) {
    for (const slots of filled(p, form, form.words.split(' '), words)) {
      const gone = missing(p, seat, form, slots);
      if (gone === null) return null;
      absent ??= `"${pick}" names what is not there: ${gone}`;
    }
  }
  if (absent !== null) return absent;
  const alike = forms.filter((form) => form.words.split(' ')[0] === words[0]).map((form) => form.words);
  const hint = alike.length === 0 ? '' : `; "${words[0]}" is said: ${[...new Set(alike)].join(', ')}`;
  return `"${pick}" is no pick of this game${hint}`;
}
