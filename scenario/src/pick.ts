// From a scenario's words ("choose scout") to the one legal option they mean.
// Invariant: a pick that matches no option, or more than one, fails and lists what was legal.
// Next: pick-names.ts for names, pick-forms.ts for malformed picks.

import { type Book, type Option, options, type Play, type Seat } from '@sleight/kernel';
import { CHOOSE, CHOOSE_CARD, codeA, codeKind, codePayload, OBJ, ref } from '@sleight/kernel/code';
import { defAt, placeAt } from '@sleight/kit/by-number';
import { meaningless } from './pick-forms';
import { canonical, cardNames, escaped, refNames } from './pick-names';

/** A key with every alternative name of each thing it mentions, and without the number of a waiting effect. */
function otherKeys(p: Play, seat: Seat, key: string): string[] {
  let said = [key.replace(/^(resolve|instead) \d+ /, '$1 ')];
  const calling = (own: string, names: readonly string[]): void => {
    // Whole words only: "my character 1" is not part of "enemy character 1".
    const whole = new RegExp(`(?<!\\w)${escaped(own)}(?!\\w)`);
    said = said.flatMap((words) =>
      whole.test(words) ? [words, ...names.map((name) => words.replace(whole, name))] : [words],
    );
  };
  for (const o of p.s.objs) {
    if (o === null || placeAt(p.book, o.at).seat === null) continue;
    const own = p.book.naming.ref(p, seat, ref(OBJ, o.id)).key;
    if (key.includes(own)) calling(own, refNames(p, seat, ref(OBJ, o.id)));
  }
  for (const word of new Set(key.split(' '))) {
    const def = p.book.byId.get(word);
    if (def !== undefined) calling(word, [defAt(p.book, def).name.en.toLowerCase()]);
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

/** The candidates of a pick: exact matches, or else those that match in another form. */
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
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const problem =
    found.length === 0
      ? (meaningless(p, seat, pick) ?? `"${pick}" is not legal`)
      : `"${pick}" is ambiguous: ${found.map(({ key }) => key).join(', ')}`;
  throw new Error(`${problem}; ${listLegal(p, seat)}`);
}

const unnumbered = (words: string): string => words.replace(/\d+/g, '#');

/** Does this look like the name of a place, with or without a side? */
const isPlace = (book: Book, words: string): boolean =>
  book.places.some(({ name }) => unnumbered(name) === unnumbered(words.replace(/^(my|enemy|foe) /, '')));

/** The options that `legal` must list completely: the card's places, if it names places, otherwise everything. */
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
