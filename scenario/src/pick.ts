// From what a scenario says ("choose scout") to the one legal option it means.
// Invariant: a pick that fits no option, or more than one, fails and lists what was legal.

import { type Book, type Option, options, type Play, type Seat } from '@sleight/kernel';
import {
  CHOOSE,
  CHOOSE_CARD,
  codeA,
  codeKind,
  codePayload,
  MOD,
  NUM,
  OBJ,
  PLACE,
  refIndex,
  refKind,
} from '@sleight/kernel/code';
import { defOf, objById } from '@sleight/kernel/objects';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lower case, single spaces, and every English card name as its id. */
export function canonical(book: Book, words: string): string {
  let said = words.toLowerCase().trim().replace(/\s+/g, ' ');
  const names = book.defs.map((def) => ({ id: def.id, name: def.name.en.toLowerCase() }));
  names.sort((a, b) => b.name.length - a.name.length);
  for (const { id, name } of names) {
    if (name !== id && said.includes(name))
      said = said.replace(new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`, 'g'), id);
  }
  return said;
}

/** "slot 2", and whose it is as the deciding seat says it. */
function placeNames(book: Book, seat: Seat, index: number): string[] {
  const { name, seat: owner } = book.places[index];
  if (owner === null) return [name];
  const sides = owner === seat ? ['my'] : seat === 0 ? ['enemy', 'foe'] : ['enemy'];
  return [name, ...sides.map((side) => `${side} ${name}`)];
}

function refNames(p: Play, seat: Seat, ref: number): string[] {
  const i = refIndex(ref);
  switch (refKind(ref)) {
    case OBJ: {
      const o = objById(p.s, i);
      if (o === null) return [];
      const places = placeNames(p.book, seat, o.at);
      const { id } = defOf(p, o);
      const sides = places.slice(1).map((place) => place.split(' ')[0]);
      const called = [id, ...sides.map((side) => `${side} ${id}`)];
      return [...called, ...called.map((name) => `${name} at ${places[0]}`), ...places];
    }
    case PLACE:
      return placeNames(p.book, seat, i);
    case MOD: {
      const mod = p.s.mods.find(({ id }) => id === i);
      if (mod === undefined || refKind(mod.on) !== PLACE) return [];
      return placeNames(p.book, seat, refIndex(mod.on)).map((place) => `effect at ${place}`);
    }
    case NUM:
      return [`amount ${i}`];
    default:
      return [];
  }
}

/** Other ways to say an option. */
function aliases(p: Play, seat: Seat, option: Option): string[] {
  const sentence = canonical(p.book, option.say.en.replace(/ ?\([^)]*\)/g, ''));
  const kind = codeKind(option.code);
  const targets =
    kind === CHOOSE
      ? refNames(p, seat, codePayload(option.code))
      : kind === CHOOSE_CARD
        ? [p.book.defs[codeA(option.code)].id]
        : [];
  return [sentence, ...targets, ...targets.map((name) => `choose ${name}`)];
}

/** The options a pick may mean: those it names exactly, else those it fits in another way. */
export function meant(p: Play, seat: Seat, pick: string): Option[] {
  const said = canonical(p.book, pick);
  const open = options(p, seat);
  const exact = open.filter(({ key }) => key === said || key === `choose ${said}`);
  return exact.length > 0 ? exact : open.filter((option) => aliases(p, seat, option).includes(said));
}

export const listLegal = (p: Play, seat: Seat): string => {
  const keys = options(p, seat).map(({ key }) => key);
  return keys.length === 0 ? 'nothing is asked of this player' : `legal: ${keys.join(', ')}`;
};

export function theOption(p: Play, seat: Seat, pick: string): Option {
  const found = meant(p, seat, pick);
  if (found.length === 1) return found[0];
  const problem =
    found.length === 0
      ? `"${pick}" is not legal`
      : `"${pick}" is ambiguous: ${found.map(({ key }) => key).join(', ')}`;
  throw new Error(`${problem}; ${listLegal(p, seat)}`);
}

const unnumbered = (words: string): string => words.replace(/\d+/g, '#');

/** Is this the kind of name places have, with or without a side? */
const isPlace = (book: Book, words: string): boolean =>
  book.places.some(({ name }) => unnumbered(name) === unnumbered(words.replace(/^(my|enemy|foe) /, '')));

/** What `legal` must list completely: where the picked card may go, if it names places, else everything. */
function listable(p: Play, seat: Seat, listed: readonly string[], pick: string | null): [string, Option[]] {
  const open = options(p, seat);
  const [, start] = /^(play \S+ at )/.exec(pick === null ? '' : canonical(p.book, pick)) ?? [];
  if (start === undefined) return ['', open];
  const places = open.filter(({ key }) => key.startsWith(start));
  const areSpots = listed.every((entry) => isPlace(p.book, entry));
  return areSpots ? [start, places] : ['', open];
}

/** Fails unless exactly these are legal. */
export function checkLegal(p: Play, seat: Seat, listed: readonly string[], pick: string | null): void {
  const [start, open] = listable(p, seat, listed, pick);
  const keys = new Set(listed.map((entry) => theOption(p, seat, `${start}${entry}`).key));
  const missing = open.filter(({ key }) => !keys.has(key));
  if (missing.length > 0)
    throw new Error(`also legal, but not listed: ${missing.map(({ key }) => key).join(', ')}`);
  if (keys.size < listed.length) throw new Error('legal lists the same option twice');
}
