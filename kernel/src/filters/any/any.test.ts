import { expect, test } from 'vitest';
import { speakFor } from '../../derive';
import { arena } from '../../fixtures/arena';
import { seated } from '../../fixtures/table';
import { direct, saidBack } from '../../fixtures/words';
import { words } from '../../text/leaves';
import { phrase } from '../../text/template';
import { saidOf } from './en';
import { fr } from './fr';
import { meaning } from './meaning';

const size = phrase<unknown>('{size}', { size: words({ small: 'small', big: 'big' }) });
const color = phrase<unknown>('{color}', { color: words({ green: 'green' }) });

test('any is said and read back', () => {
  const either = saidOf(size, color);
  expect(saidBack(either, { any: [{ color: 'green' }, { size: 'small' }] })).toBe('green or small');
  expect(saidBack(either, { any: [{ size: 'big' }, { size: 'small' }] })).toBe(undefined);
  expect(fr(['verte', 'menue'])).toBe('verte ou menue');
});

test('one of the filters is enough', () => {
  const { p } = seated(arena({}));
  const fits = meaning({ any: [(_p, _f, r) => r === 1, (_p, _f, r) => r === 2] }, direct);
  expect([1, 2, 3].map((r) => fits(p, speakFor(0, 0), r))).toEqual([true, true, false]);
});
