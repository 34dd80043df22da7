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

test('not is said and read back', () => {
  const weather = phrase<unknown>('it {weather}', { weather: words({ rain: 'rains' }) });
  expect(saidBack(saidOf(weather), { not: { weather: 'rain' } })).toBe('it is not true that it rains');
  expect(fr('il pleut')).toBe("il n'est pas vrai qu'il pleut");
});

test('it holds where the condition inside does not', () => {
  const { p } = seated(arena({}));
  const holds = (inside: boolean) => meaning({ not: () => inside }, direct)(p, speakFor(0, 0));
  expect([holds(true), holds(false)]).toEqual([false, true]);
});
