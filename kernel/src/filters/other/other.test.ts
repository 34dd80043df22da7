import { expect, test } from 'vitest';
import { OBJ, ref } from '../../code';
import { speakFor } from '../../derive';
import { arena, FIELD } from '../../fixtures/arena';
import { put, seated } from '../../fixtures/table';
import { words } from '../../pond/words';
import { said } from '../../text/said';
import { meaning } from './meaning';

test('other is said with the determiner and read back', () => {
  const choose = { type: 'choose', targetSide: 'player', targetType: 'frog', filters: [{ other: true }] };
  expect(said({ type: 'Arrive', effect: { actions: [choose] } }, words)).toEqual({
    en: 'Arrive: choose another friend.',
    fr: 'Arrivée : choisissez un autre ami.',
  });
});

test('the source is left out', () => {
  const t = seated(arena({ cards: [{ id: 'rat' }] }));
  const [source, friend] = [put(t, 'rat', 0, FIELD), put(t, 'rat', 0, FIELD)];
  const fits = meaning();
  expect(fits(t.p, speakFor(0, source.id), ref(OBJ, friend.id))).toBe(true);
  expect(fits(t.p, speakFor(0, source.id), ref(OBJ, source.id))).toBe(false);
});
