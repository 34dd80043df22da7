// "sacrifice my pawn", "damage champion 3", "move courier to slot 2": a fact in the words of a scenario.
// First the verb, then in any order the owner, the card, the place, the amount.

import type { Book, Fact } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { canonical } from './pick-names';

type Test = (fact: Fact) => boolean;

/** The requirement in the first words of `left`, and their number; null if they mean nothing. */
function firstWords(book: Book, left: string): { readonly length: number; readonly test: Test } | null {
  const [word = ''] = left.split(' ');
  const done = (test: Test): { length: number; test: Test } => ({ length: word.length, test });
  if (word === 'my' || word === 'foe') return done((fact) => fact.seat === (word === 'my' ? 0 : 1));
  if (word === 'nobody') return done((fact) => fact.seat === undefined);
  if (word === 'unknown') return done((fact) => fact.def === undefined);
  if (/^[+-]?\d+$/.test(word)) return done((fact) => fact.amount === Number(word));
  if (book.byId.has(word)) return done((fact) => fact.def === word);
  return placeWords(book, left);
}

/** "slot 2", "from slot 2", "to slot 2". */
function placeWords(book: Book, left: string): { readonly length: number; readonly test: Test } | null {
  const [, way = ''] = /^(from|to) /.exec(left) ?? [];
  const rest = way === '' ? left : left.slice(way.length + 1);
  const place = book.places.find(({ name }) => rest === name || rest.startsWith(`${name} `))?.name;
  if (place === undefined) return null;
  const test: Test = (fact) => (way !== 'to' && fact.from === place) || (way !== 'from' && fact.to === place);
  return { length: left.length - rest.length + place.length, test };
}

/** All verbs of a game, and everything else its table shows. */
export const factVerbs = (game: Pick<Game, 'staging'>, book: Book): readonly string[] => [
  ...book.verbs.map(({ name }) => name),
  ...Object.keys(game.staging ?? {}),
];

/** The longest verb that the words begin with ("Double Attack" before "Double"). */
function verbOf(verbs: readonly string[], words: string): string {
  const found = verbs.filter((verb) => words === verb || words.startsWith(`${verb} `));
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  if (longest !== undefined) return longest;
  throw new Error(`"${words.split(' ')[0]}" in "${words}" is not a verb of this game`);
}

/** A test for what the words say; throws for an unknown word. */
export function factSaid(book: Book, verbs: readonly string[], said: string): Test {
  const words = said.trim().replace(/\s+/g, ' ');
  const verb = verbOf(verbs, words);
  let left = canonical(book, words.slice(verb.length));
  const tests: Test[] = [(fact) => fact.verb === verb];
  while (left !== '') {
    const known = firstWords(book, left);
    if (known === null)
      throw new Error(`"${left.split(' ')[0]}" in "${words}" is neither a card nor a word of a fact`);
    tests.push(known.test);
    left = left.slice(known.length).trim();
  }
  return (fact) => tests.every((one) => one(fact));
}

/** A fact in the same words, for failures. */
export function sayFact(fact: Fact): string {
  const side = fact.seat === undefined ? [] : [fact.seat === 0 ? 'my' : 'foe'];
  const from = fact.from === undefined ? [] : [`from ${fact.from}`];
  const to = fact.to === undefined ? [] : [`to ${fact.to}`];
  const amount = fact.amount === undefined ? [] : [`${fact.amount}`];
  const card = fact.def === undefined ? [] : [fact.def];
  return [fact.verb, ...side, ...card, ...from, ...to, ...amount].join(' ');
}
