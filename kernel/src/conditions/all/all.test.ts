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

const weather = phrase<unknown>('it {weather}', { weather: words({ rain: 'rains', snow: 'snows' }) });

test('all is said and read back', () => {
  const both = { all: [{ weather: 'rain' }, { weather: 'snow' }] };
  expect(saidBack(saidOf(weather), both)).toBe('it rains and it snows');
  expect(fr(['il pleut', 'il neige'])).toBe("il pleut et qu'il neige");
});

test('every one of them holds', () => {
  const { p } = seated(arena({}));
  const holds = (...given: readonly boolean[]) =>
    meaning({ all: given.map((one) => () => one) }, direct)(p, speakFor(0, 0));
  expect([holds(false, false), holds(true, false), holds(true, true)]).toEqual([false, false, true]);
});
