// From what a scenario says ("choose scout") to the one legal option it means.
// Invariant: a pick that fits no option, or more than one, fails and lists what was legal.

import { type Book, type Option, options, type Play, type Seat } from '@sleight/kernel';
import {
  CARD,
  CHOOSE,
  CHOOSE_CARD,
  codeA,
  codeKind,
  codePayload,
  MOD,
  NUM,
  OBJ,
  PLACE,
  ref,
  refIndex,
  refKind,
} from '@sleight/kernel/code';
import { defOf, objById } from '@sleight/kernel/objects';
import type { Obj, State } from '@sleight/kernel/state';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A book may say what its cards are called, in lower case, where names alone are not enough. */
type Called = Book & { readonly nicknames?: ReadonlyMap<string, string> };

function namesIn({ nicknames, defs }: Called): { id: string; name: string }[] {
  if (nicknames !== undefined) return [...nicknames].map(([name, id]) => ({ id, name }));
  return defs.map((def) => ({ id: def.id, name: def.name.en.toLowerCase() }));
}

/** Lower case, single spaces, and every English name that means one card as its id. */
export function canonical(book: Book, words: string): string {
  let said = words.toLowerCase().trim().replace(/\s+/g, ' ');
  const names = namesIn(book).sort((a, b) => b.name.length - a.name.length);
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

/** A card's id, and its name, which several cards may share. */
const cardNames = ({ defs }: Book, def: number): string[] => [defs[def].id, defs[def].name.en.toLowerCase()];

/** What lies face down is "hidden", numbered among what lies face down at the same place. */
function hiddenNames(s: State, o: Obj): string[] {
  if (o.down === 0) return [];
  let n = 1;
  for (let i = s.first[o.at]; i >= 0 && s.objs[i]!.id !== o.id; i = s.objs[i]!.next) n += s.objs[i]!.down;
  return ['hidden', `hidden ${n}`];
}

function refNames(p: Play, seat: Seat, r: number): string[] {
  const i = refIndex(r);
  switch (refKind(r)) {
    case OBJ: {
      const o = objById(p.s, i);
      if (o === null) return [];
      const places = placeNames(p.book, seat, o.at);
      const sides = places.slice(1).map((place) => place.split(' ')[0]);
      const names = [...cardNames(p.book, defOf(p, o).index), ...hiddenNames(p.s, o)];
      const called = names.flatMap((name) => [name, ...sides.map((side) => `${side} ${name}`)]);
      return [...called, ...called.map((name) => `${name} at ${places[0]}`), ...places];
    }
    case PLACE:
      return placeNames(p.book, seat, i);
    case MOD: {
      const mod = p.s.mods.find(({ id }) => id === i);
      if (mod === undefined || refKind(mod.on) !== PLACE) return [];
      return placeNames(p.book, seat, refIndex(mod.on)).map((place) => `effect at ${place}`);
    }
    case CARD:
      return cardNames(p.book, p.s.cards.def[i]);
    case NUM:
      return [`amount ${i}`];
    default:
      return [];
  }
}

/** A key with each thing it mentions called in every other way, and without the number of a waiting effect. */
function otherKeys(p: Play, seat: Seat, key: string): string[] {
  let said = [key.replace(/^(resolve|instead) \d+ /, '$1 ')];
  const calling = (own: string, names: readonly string[]): void => {
    // Whole words only: "my character 1" is no part of "enemy character 1".
    const whole = new RegExp(`(?<!\\w)${escaped(own)}(?!\\w)`);
    said = said.flatMap((words) =>
      whole.test(words) ? [words, ...names.map((name) => words.replace(whole, name))] : [words],
    );
  };
  for (const o of p.s.objs) {
    if (o === null || p.book.places[o.at].seat === null) continue;
    const own = p.book.naming.ref(p, seat, ref(OBJ, o.id)).key;
    if (key.includes(own)) calling(own, refNames(p, seat, ref(OBJ, o.id)));
  }
  for (const word of new Set(key.split(' '))) {
    const def = p.book.byId.get(word);
    if (def !== undefined) calling(word, [p.book.defs[def].name.en.toLowerCase()]);
  }
  return said;
}

/** Other ways to say an option. */
function aliases(p: Play, seat: Seat, option: Option): string[] {
  const sentence = canonical(p.book, option.say.en.replace(/ ?\([^)]*\)/g, ''));
  const kind = codeKind(option.code);
  const targets =
    kind === CHOOSE
      ? refNames(p, seat, codePayload(option.code))
      : kind === CHOOSE_CARD
        ? cardNames(p.book, codeA(option.code))
        : [];
  const choices = targets.map((name) => `choose ${name}`);
  return [sentence, ...targets, ...choices, ...otherKeys(p, seat, option.key)];
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
  const [, start] = /^((?:play|hide) \S+ at )/.exec(pick === null ? '' : canonical(p.book, pick)) ?? [];
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
