// What is said before and after a noun: "rested {Navy} type Characters with a cost of 3 or less other than [Tashigi]".
// Invariant: every filter is said by exactly one of these phrases.
// Next: nouns.ts, which puts them around nouns.
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { flag, number, words } from '@sleight/kernel/text/leaves';
import type { FilterPhrase } from '@sleight/kernel/text/noun-core';
import { phrase } from '@sleight/kernel/text/template';
import { colors } from '../vocabulary';
import { baseCost, basePower, cost, counter, power } from './bounds';
import { attribute, keyword, names, partsOfTypes, readAlso, types } from './leaves';

const state = phrase<unknown>('{state}', { state: words({ active: 'active', rested: 'rested' }) });
const color = phrase<unknown>('{color}', {
  color: words(Object.fromEntries(colors.map((one) => [one, one]))),
});
const multicolored = phrase<unknown>('{multicolored}', { multicolored: flag('multicolored') });
const type = phrase<unknown>('{type} type', { type: types });
const ofAttribute = phrase<unknown>('{attribute} attribute', { attribute });
const named = phrase<unknown>('{name}', { name: names });
const hasKeyword = phrase<unknown>('{hasKeyword}', { hasKeyword: keyword });

const pair = (value: unknown): readonly [unknown, unknown] | undefined => {
  if (!isFields(value) || !Array.isArray(value.any) || value.any.length !== 2) return undefined;
  const [first, second]: readonly unknown[] = value.any;
  return [first, second];
};
/** "[Uta] or {FILM} type": either of two filters that stand before a noun. */
const either: Phrase<unknown> = via(
  oneOf(
    phrase<Fields>('{first} or {second}', { first: named, second: oneOf<unknown>(type, ofAttribute) }),
    phrase<Fields>('{first} or {second}', { first: type, second: oneOf<unknown>(ofAttribute, named) }),
    phrase<Fields>('{first} or {second}', { first: ofAttribute, second: oneOf<unknown>(type, named) }),
  ),
  (value: unknown) => {
    const both = pair(value);
    return both && { first: both[0], second: both[1] };
  },
  (said) => (isFields(said) ? { any: [said.first, said.second] } : undefined),
  ['any'],
);

export const before: readonly FilterPhrase[] = [
  { says: state },
  { says: color },
  { says: multicolored },
  { says: either },
  { says: type },
  { says: ofAttribute },
  { says: named },
  { says: hasKeyword },
];

const trigger = phrase<unknown>('a {hasTrigger}', { hasTrigger: flag('[Trigger]') });
const noBaseEffect = phrase<unknown>('{noBaseEffect}', { noBaseEffect: flag('no base effect') });
const typeIncludes = phrase<unknown>('a type including {typeIncludes}', { typeIncludes: partsOfTypes });
const theType = phrase<unknown>('the {type} type', { type: types });
const theAttribute = phrase<unknown>('the {attribute} attribute', { attribute });

const otherThan = oneOf<unknown>(
  readAlso<unknown>(
    phrase('{other}', { other: flag('this card') }),
    phrase('{other}', { other: flag('this Character', 'this Leader', 'this Stage') }),
  ),
  phrase('{not.name}', { 'not.name': names }),
  phrase('{not.type} type cards', { 'not.type': types }),
);

const givenDon = oneOf<unknown>(
  phrase('{donGiven.gte} or more DON!! cards given', { 'donGiven.gte': number }),
  phrase('{donGiven.lte} or less DON!! cards given', { 'donGiven.lte': number }),
);
const playedThisTurn = phrase<unknown>('{playedThisTurn}', { playedThisTurn: flag('played this turn') });

export const after: readonly FilterPhrase[] = [
  { says: typeIncludes, intro: 'with' },
  { says: cost, intro: 'with' },
  { says: baseCost, intro: 'with' },
  { says: power, intro: 'with' },
  { says: basePower, intro: 'with' },
  { says: counter, intro: 'with' },
  { says: trigger, intro: 'with' },
  { says: noBaseEffect, intro: 'with' },
  { says: givenDon, intro: 'that has' },
  { says: playedThisTurn, intro: 'that was' },
  { says: otherThan, intro: 'other than' },
];

/** Wordings that are read, and printed another way. */
export const alsoAfter: readonly FilterPhrase[] = [
  { says: theType, intro: 'with' },
  { says: theAttribute, intro: 'with' },
  { says: cost, intro: 'that has' },
];
