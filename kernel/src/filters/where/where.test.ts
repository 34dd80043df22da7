import { expect, test } from 'vitest';
import { OBJ, ref } from '../../code';
import { speakFor } from '../../derive';
import { arena, FIELD } from '../../fixtures/arena';
import { put, seated } from '../../fixtures/table';
import { direct } from '../../fixtures/words';
import { words } from '../../pond/words';
import { oneOf, startContext, startReading } from '../../text/grammar';
import { en } from './en';
import { meaning } from './meaning';

test('where is said and read back', () => {
  const context = startContext(words.en);
  const friends = { targetSide: 'player', targetType: 'frog' };
  const said = oneOf<unknown>(...en);
  for (const [gte, text] of [
    [1, 'with a friend'],
    [2, 'with 2 or more friends'],
  ] as const) {
    const where = { where: { count: friends, gte } };
    expect(said.print(where, context)).toBe(text);
    expect(said.parse(startReading(text), 0, context)).toContainEqual({ value: where, end: text.length });
  }
});

test('the condition speaks for the candidate and its controller', () => {
  const t = seated(arena({ cards: [{ id: 'rat' }] }));
  const [mine, theirs] = [put(t, 'rat', 0, FIELD), put(t, 'rat', 1, FIELD)];
  const fits = meaning({ where: (_p, f) => f.you === 1 && f.self === theirs.id }, direct);
  expect(fits(t.p, speakFor(0, mine.id), ref(OBJ, theirs.id))).toBe(true);
  expect(fits(t.p, speakFor(0, mine.id), ref(OBJ, mine.id))).toBe(false);
});
