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

test('any is said and read back', () => {
  const both = { any: [{ weather: 'rain' }, { weather: 'snow' }] };
  expect(saidBack(saidOf(weather), both)).toBe('it rains or it snows');
  expect(fr(['il pleut', 'il neige'])).toBe("il pleut ou qu'il neige");
});

test('one of them is enough', () => {
  const { p } = seated(arena({}));
  const holds = (...given: readonly boolean[]) =>
    meaning({ any: given.map((one) => () => one) }, direct)(p, speakFor(0, 0));
  expect([holds(false, false), holds(true, false), holds(true, true)]).toEqual([false, true, true]);
});
