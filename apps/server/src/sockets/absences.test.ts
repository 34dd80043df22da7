import { expect, test } from 'vitest';
import { createAbsences } from './absences';

function watched() {
  let time = 1_000;
  const absences = createAbsences(() => time);
  return { absences, later: (ms: number) => (time += ms) };
}

test('an absence counts from the moment a player leaves and ends when they come back', () => {
  const { absences, later } = watched();
  absences.noted('m', [true, true]);
  expect(absences.awayFor('m', 1)).toBeNull();
  absences.noted('m', [true, false]);
  later(45_000);
  expect(absences.awayFor('m', 1)).toBe(45_000);
  expect(absences.awayFor('m', 0)).toBeNull();
  absences.noted('m', [true, true]);
  expect(absences.awayFor('m', 1)).toBeNull();
});

test('a second connection of the waiting player does not restart the count', () => {
  const { absences, later } = watched();
  absences.noted('m', [true, false]);
  later(30_000);
  absences.noted('m', [true, false]);
  later(30_000);
  expect(absences.awayFor('m', 1)).toBe(60_000);
});

test('if both were away, the absence of one counts from the return of the other', () => {
  const { absences, later } = watched();
  absences.noted('m', [true, true]);
  absences.noted('m', [false, false]);
  later(300_000);
  absences.noted('m', [true, false]);
  expect(absences.awayFor('m', 1)).toBe(0);
  later(10_000);
  expect(absences.awayFor('m', 1)).toBe(10_000);
});

test('a match that is over, or was never opened, has no absences', () => {
  const { absences, later } = watched();
  expect(absences.awayFor('other', 0)).toBeNull();
  absences.noted('m', [true, false]);
  later(1_000);
  absences.ended('m');
  expect(absences.awayFor('m', 1)).toBeNull();
});
