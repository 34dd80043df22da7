// "sacrifice my pawn", "damage champion 3", "move courier to slot 2": a fact as a scenario says it.
// First the verb, then in any order whose, which card, where, how much.

import type { Book, Fact } from '@sleight/kernel';
import { canonical } from './pick';

type Test = (fact: Fact) => boolean;

interface Word {
  readonly form: RegExp;
  readonly test: (found: readonly string[]) => Test;
}

const WORDS: readonly Word[] = [
  {
    form: /^(my|foe)(?= |$)/,
    test:
      ([, side]) =>
      (fact) =>
        fact.seat === (side === 'my' ? 0 : 1),
  },
  { form: /^unknown(?= |$)/, test: () => (fact) => fact.def === undefined },
  {
    form: /^(from|to|at) ((?:slot|lane) \d+)(?= |$)/,
    test:
      ([, way, place]) =>
      (fact) =>
        (way !== 'to' && fact.from === place) || (way !== 'from' && fact.to === place),
  },
  {
    form: /^((?:slot|lane) \d+)(?= |$)/,
    test:
      ([, place]) =>
      (fact) =>
        fact.from === place || fact.to === place,
  },
  {
    form: /^([+-]?\d+)(?= |$)/,
    test:
      ([, n]) =>
      (fact) =>
        fact.amount === Number(n),
  },
];

/** A test for what the words say; throws if one of them says nothing. */
export function factSaid(book: Book, words: string): { readonly verb: string; readonly test: Test } {
  const verb = words.trim().split(/\s+/)[0];
  let left = canonical(book, words.trim().slice(verb.length));
  const tests: Test[] = [(fact) => fact.verb === verb];
  while (left !== '') {
    const known = WORDS.map(({ form, test }) => ({ found: form.exec(left), test })).find(
      ({ found }) => found,
    );
    const first = left.split(' ')[0];
    if (known?.found) {
      tests.push(known.test(known.found));
      left = left.slice(known.found[0].length).trim();
    } else if (book.byId.has(first)) {
      tests.push((fact) => fact.def === first);
      left = left.slice(first.length).trim();
    } else throw new Error(`"${first}" in "${words}" is neither a card nor a word of a fact`);
  }
  return { verb, test: (fact) => tests.every((one) => one(fact)) };
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
