import { saidBy } from '@sleight/kernel/problems';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LIMITS, label, type NamesOf, readRules, ruleDifferences, whole } from './parameters';
import { say } from './rules-text';

const schema = z.strictObject({
  deck: z.strictObject({ size: whole(1, 150, LIMITS.deck), banned: z.array(label(8)).max(3) }),
  order: z.enum(['up', 'down']),
  hand: whole(0, 9, LIMITS.hand).nullable(),
  fast: z.boolean(),
});
const names = {
  'deck.size': { name: say('Cards in a deck', 'Cartes d’un deck') },
  'deck.banned': { name: say('Banned', 'Interdites'), none: say('none', 'aucune') },
  order: {
    name: say('Order', 'Ordre'),
    values: { up: say('rising', 'montant'), down: say('falling', 'descendant') },
  },
  hand: { name: say('Hand limit', 'Limite de main'), none: say('no limit', 'sans limite') },
  fast: { name: say('Fast', 'Rapide') },
} satisfies NamesOf<z.infer<typeof schema>>;

const usual = { deck: { size: 30, banned: [] }, order: 'up', hand: null, fast: false };

const refusedWith = (rules: unknown) => {
  try {
    readRules({ schema, names }, rules);
  } catch (error) {
    return saidBy(error);
  }
  return null;
};

describe('a number beyond what a table holds', () => {
  test.each([151, 0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, 1e300])(
    '%d is refused with its parameter, the limit and the reason',
    (size) => {
      expect(refusedWith({ ...usual, deck: { ...usual.deck, size } })).toEqual({
        en: 'rules: Cards in a deck (deck.size): must be a whole number from 1 to 150 (the largest deck a table can hold)',
        fr: 'règles\u202f: Cartes d’un deck (deck.size)\u202f: doit être un nombre entier de 1 à 150 (le plus grand deck qu’une table peut accueillir)',
      });
    },
  );

  test('both ends of the range are allowed', () => {
    for (const size of [1, 150]) expect(refusedWith({ ...usual, deck: { ...usual.deck, size } })).toBeNull();
  });
});

test('an entry of a list is named by its parameter', () => {
  expect(refusedWith({ ...usual, deck: { size: 1, banned: ['ok', 'much-too-long'] } })?.en).toBe(
    'rules: Banned (deck.banned.1): must have at most 8 letters',
  );
  expect(refusedWith({ ...usual, deck: { size: 1, banned: ['a\0'] } })?.fr).toContain(
    'qui n’est pas du texte',
  );
});

test.each(['constructor', 'toString', '__proto__'])(
  'a field called %s is unknown like any other',
  (field) => {
    const rules: unknown = JSON.parse(`{ "${field}": { "x": 1 } }`);
    expect(refusedWith({ ...usual, ...(rules as object) })?.en).toBe(`rules: ${field}: unknown field`);
  },
);

test('differences are said in words, and nothing else', () => {
  const changed = { deck: { size: 40, banned: ['a', 'b'] }, order: 'down', hand: 7, fast: true };
  expect(ruleDifferences(names, usual, usual)).toEqual([]);
  expect(ruleDifferences(names, usual, changed).map(({ en }) => en)).toEqual([
    'Cards in a deck: 40 instead of 30',
    'Banned: a, b instead of none',
    'Order: “falling” instead of “rising”',
    'Hand limit: 7 instead of no limit',
    'Fast: yes instead of no',
  ]);
  expect(ruleDifferences(names, usual, changed).map(({ fr }) => fr)).toEqual([
    'Cartes d’un deck\u202f: 40 (par défaut\u202f: 30)',
    'Interdites\u202f: a, b (par défaut\u202f: aucune)',
    'Ordre\u202f: «\u202fdescendant\u202f» (par défaut\u202f: «\u202fmontant\u202f»)',
    'Limite de main\u202f: 7 (par défaut\u202f: sans limite)',
    'Rapide\u202f: oui (par défaut\u202f: non)',
  ]);
});

test('a limit that is lifted is said as well as one that is set', () => {
  const limited = { ...usual, hand: 7, deck: { ...usual.deck, banned: ['a'] } };
  expect(ruleDifferences(names, limited, usual)).toEqual([
    { en: 'Banned: none instead of a', fr: 'Interdites\u202f: aucune (par défaut\u202f: a)' },
    {
      en: 'Hand limit: no limit instead of 7',
      fr: 'Limite de main\u202f: sans limite (par défaut\u202f: 7)',
    },
  ]);
});
