import { describe, expect, test } from 'vitest';
import { readAnswer } from './answer';

const good = '{"index": 2, "reason_en": "It wins a lane.", "reason_fr": "Cela gagne un couloir."}';
const read = { index: 2, reason: { en: 'It wins a lane.', fr: 'Cela gagne un couloir.' } };

test('an answer is a number and a reason in both languages', () => {
  expect(readAnswer(good)).toEqual(read);
});

test.each([
  ['prose before and after', `Let me see {lanes}.\n${good}\nThat is all.`],
  ['a fence around it', `\`\`\`json\n${good}\n\`\`\``],
  ['an earlier draft', `{"index": 1, "reason_en": "a draft"}\nNo, rather:\n${good}`],
])('%s is accepted', (_what, text) => {
  expect(readAnswer(text)).toEqual(read);
});

test.each([
  ['nothing', ''],
  ['prose', 'I would play the second one.'],
  ['broken JSON', '{"index": 2, "reason_en": "It'],
  ['a fraction', '{"index": 1.5}'],
  ['a word for a number', '{"index": "two"}'],
  ['another object', '{"choice": 2}'],
  ['a heap of braces', '{'.repeat(100_000)],
])('%s is not an answer', (_what, text) => {
  expect(readAnswer(text)).toBeNull();
});

describe('a reason', () => {
  const reason = (en: unknown, fr?: unknown) =>
    readAnswer(JSON.stringify({ index: 1, reason_en: en, reason_fr: fr }))?.reason;

  test('in one language is used for both', () => {
    expect(reason('Because.')).toEqual({ en: 'Because.', fr: 'Because.' });
    expect(reason('', 'Parce que.')).toEqual({ en: 'Parce que.', fr: 'Parce que.' });
  });

  test('may be missing', () => {
    expect(reason(' \n ')).toBeNull();
  });

  test('is one line without control characters, hidden characters or halves of characters', () => {
    const written = 'one\r\ntwo\u0000\u001b[31m\u202ethree\u200b\u2028four\ud800';
    expect(reason(written)?.en).toBe('one two [31m three four');
    expect(reason('d’abord\u202f: non')?.en).toBe('d’abord\u202f: non');
  });

  test('is cut off if it is too long', () => {
    const { en } = reason('é'.repeat(5000))!;
    expect([...en]).toHaveLength(240);
    expect(en.endsWith('…')).toBe(true);
  });
});
