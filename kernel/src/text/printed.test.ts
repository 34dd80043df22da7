import { describe, expect, test } from 'vitest';
import { printedLines } from './printed';

describe('a pasted text', () => {
  test('is one line per ability, without reminders, wherever they are', () => {
    expect(
      printedLines(
        '[Blocker] (After your opponent declares an attack,\n you may rest this card.)\n\n' +
          '[On Play] Draw 1 card. (If you can.) Then, rest it.\n(This is a reminder.)\n[Trigger] Play this card.\n',
      ),
    ).toEqual(['[Blocker]', '[On Play] Draw 1 card. Then, rest it.', '[Trigger] Play this card.']);
  });

  test('keeps parentheses that are part of a name or of a plural', () => {
    expect(printedLines('Play 1 [Mr.2(Bentham)] or trash 1 card(s).')).toEqual([
      'Play 1 [Mr.2(Bentham)] or trash 1 card(s).',
    ]);
  });

  test('joins options to the line that offers them', () => {
    expect(printedLines('Choose one:\n• Draw 1 card.\n- Rest it.')).toEqual([
      'Choose one: • Draw 1 card. • Rest it.',
    ]);
  });
});
