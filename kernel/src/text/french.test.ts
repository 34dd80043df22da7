import { expect, test } from 'vitest';
import {
  after,
  agree,
  count,
  definite,
  demonstrative,
  elide,
  frenchList,
  frenchPlural,
  guillemets,
  ifThat,
  noun,
  order,
  ordinal,
} from './french';

const unit = noun('unité', 'f');
const lane = noun('couloir', 'm');
const f = { feminine: true, plural: false };
const m = { feminine: false, plural: false };
const ms = { feminine: false, plural: true };

test.each([
  ['carte', 'cartes'],
  ['bois', 'bois'],
  ['jeu', 'jeux'],
  ['manteau', 'manteaux'],
  ['cheval', 'chevaux'],
])('le pluriel de %s est %s', (one, many) => {
  expect(frenchPlural(one)).toBe(many);
});

test('adjectives agree with gender and number', () => {
  expect([
    agree('proche', ms),
    agree('éloigné', f),
    agree('éloigné', { feminine: true, plural: true }),
  ]).toEqual(['proches', 'éloignée', 'éloignées']);
  expect([agree('dernier', f), agree('neuf', f), agree('repris', ms)]).toEqual([
    'dernière',
    'neuve',
    'repris',
  ]);
});

test('à and de contract with le and les, and de elides', () => {
  expect(after('à', 'le couloir')).toBe('au couloir');
  expect(after('à', 'les alliés')).toBe('aux alliés');
  expect(after('de', 'le couloir')).toBe('du couloir');
  expect(after('de', 'les alliés')).toBe('des alliés');
  expect(after('de', 'un allié')).toBe("d'un allié");
  expect(after('de', "l'unité")).toBe("de l'unité");
  expect(after('à', "l'un de vos emplacements")).toBe("à l'un de vos emplacements");
});

test('articles and demonstratives elide before a vowel and a mute h', () => {
  expect(definite('unité', f)).toBe("l'unité");
  expect(definite('homme', m)).toBe("l'homme");
  expect(definite('héros', m)).toBe('le héros');
  expect(definite('hache', f)).toBe('la hache');
  expect(definite('couloirs', ms)).toBe('les couloirs');
  expect([demonstrative('emplacement', m), demonstrative('couloir', m), demonstrative('unité', f)]).toEqual([
    'cet emplacement',
    'ce couloir',
    'cette unité',
  ]);
  expect(elide('que', 'un allié')).toBe("qu'un allié");
  expect(elide('que', 'vous')).toBe('que vous');
});

test('si elides before il only', () => {
  expect(ifThat('il y a un allié')).toBe("s'il y a un allié");
  expect(ifThat('elle meurt')).toBe('si elle meurt');
});

test('zero and one are singular', () => {
  expect([count(0, unit), count(1, unit), count(2, lane)]).toEqual(['0 unité', '1 unité', '2 couloirs']);
});

test.each([
  ['infliger', 'infligez'],
  ['choisir', 'choisissez'],
  ['perdre', 'perdez'],
  ['reprendre', 'reprenez'],
  ['renvoyer', 'renvoyez'],
  ['faire', 'faites'],
])("l'ordre de %s est %s", (infinitive, expected) => {
  expect(order(infinitive)).toBe(expected);
});

test('guillemets hold narrow spaces and leave the full stop outside', () => {
  expect(guillemets('Piochez 1 carte.')).toBe('«\u202fPiochez 1 carte\u202f»');
});

test('ordinals and lists', () => {
  expect([ordinal(1, f), ordinal(2, m)]).toEqual(['première', 'deuxième']);
  expect(frenchList(['a', 'b', 'c'])).toBe('a, b et c');
});
