import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldProblems, inBoth, refusalOf, saidBy } from './problems';

const frog = z.strictObject({
  kind: z.literal('frog'),
  name: z.string().min(1),
  weight: z.int().min(1).max(9),
  spots: z.array(z.string()).min(2).optional(),
  mood: z.enum(['calm', 'loud']).optional(),
  asleep: z.boolean().optional(),
  leap: z
    .int()
    .refine((n) => n !== 0, inBoth('must not be 0', 'ne doit pas être 0'))
    .optional(),
});
const pond = z.discriminatedUnion('kind', [frog, z.strictObject({ kind: z.literal('fly') })]);
const good = { kind: 'frog', name: 'Kermit', weight: 3 };

const told = (value: unknown): string[] =>
  fieldProblems(pond, value).map(({ field, reason }) => `${field}: ${reason.en} / ${reason.fr}`);

describe('an invalid field is named with its reason in both languages', () => {
  test.each([
    [{ ...good, weight: 'big' }, 'weight: must be a number / doit être un nombre'],
    [{ ...good, weight: 1.5 }, 'weight: must be a whole number / doit être un nombre entier'],
    [{ ...good, weight: 0 }, 'weight: must be at least 1 / doit valoir au moins 1'],
    [{ ...good, weight: 10 }, 'weight: must be at most 9 / doit valoir au plus 9'],
    [{ kind: 'frog', name: 'Kermit' }, 'weight: is missing / manque'],
    [{ ...good, name: '' }, 'name: must not be empty / ne doit pas être vide'],
    [{ ...good, name: 7 }, 'name: must be text / doit être du texte'],
    [{ ...good, spots: 'green' }, 'spots: must be a list / doit être une liste'],
    [{ ...good, spots: ['green'] }, 'spots: must have at least 2 entries / doit avoir au moins 2 éléments'],
    [{ ...good, asleep: 'no' }, 'asleep: must be true or false / doit être true ou false'],
    [
      { ...good, mood: 'sad' },
      'mood: must be one of: calm, loud / doit être l’une de ces valeurs\u202f: calm, loud',
    ],
    [
      { ...good, kind: 'newt' },
      'kind: must be one of: frog, fly / doit être l’une de ces valeurs\u202f: frog, fly',
    ],
    [{ ...good, wings: 2 }, 'wings: unknown field / champ inconnu'],
    [{ ...good, leap: 0 }, 'leap: must not be 0 / ne doit pas être 0'],
    ['frog', ': must be an object / doit être un objet'],
  ])('%j', (value, problem) => {
    expect(told(value)).toEqual([problem]);
  });
});

test('several problems are one sentence, which the error has in both languages', () => {
  const error = refusalOf({ en: 'pond', fr: 'mare' }, fieldProblems(pond, { ...good, weight: 0, wings: 2 }));
  expect(saidBy(error)).toEqual({
    en: 'pond: weight: must be at least 1; pond: wings: unknown field',
    fr: 'mare\u202f: weight\u202f: doit valoir au moins 1\u202f; mare\u202f: wings\u202f: champ inconnu',
  });
  expect(saidBy(new Error('a defect'))).toBeNull();
});
