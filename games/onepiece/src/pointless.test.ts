// Options that thinking players skip: useless power, hopeless attacks, DON!! for rested cards.

import { options, type Play, playing, type Seat } from '@sleight/kernel';
import { playThrough } from '@sleight/kit/random-play';
import { expect, test } from 'vitest';
import { onepieceGame } from './game';
import { pointless } from './pointless';
import { newMatch } from './random-play';

const book = onepieceGame.book({ cards: onepieceGame.scenarioCards?.({}) });

const laid = (me: object, foe: object, start: object = {}): Play =>
  playing(book, onepieceGame.arrange(book, { start, me, foe }));
const leftOut = (p: Play, seat: Seat): string[] =>
  options(p, seat).flatMap(({ key, code }) => (pointless(p, seat, code) ? [key] : []));

test('a Counter counts only on the attacked card, and only until it withstands the attack', () => {
  const battle = { battle: { attacker: 'my leader', target: 'foe leader' } };
  const foe = { characters: ['ST01-012'], hand: ['ST01-002'] };
  expect(leftOut(laid({}, foe, battle), 1)).toEqual(['counter ST01-002 for my character 1']);
  const standing = { ...foe, leader: { card: 'ST01-001', power: 1000 } };
  expect(leftOut(laid({}, standing, battle), 1)).toHaveLength(2);
});

test('an attack with too little power is skipped, unless the attacker has an attack effect', () => {
  const foe = { leader: { card: 'ST01-001', power: 5000 } };
  expect(leftOut(laid({ characters: ['ST01-006', 'ST01-005'] }, foe), 0)).toEqual([
    'attack enemy leader with my leader',
    'attack enemy leader with my character 1',
  ]);
});

test('DON!! for a rested card whose text does not use them are skipped', () => {
  const characters = [
    { card: 'ST01-006', rested: true },
    { card: 'ST01-013', rested: true },
  ];
  expect(leftOut(laid({ characters, don: 1 }, {}), 0)).toEqual(['give don to my character 1']);
});

test('something always remains', () => {
  for (let seed = 1; seed <= 3; seed++)
    playThrough(book, newMatch(book, seed), seed, (s, _code, seat) => {
      const p = playing(book, s);
      const all = options(p, seat);
      expect(all.some(({ code }) => !pointless(p, seat, code))).toBe(true);
      return false;
    });
});
