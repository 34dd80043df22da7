import { describe, expect, test } from 'vitest';
import { readPrinted } from './printed-list';
import { printedText } from './printed-text';

const entry = (id: string, effect_text: string, trigger_text = '') => ({
  id,
  name: `Name of ${id}`,
  category: 'Character',
  types: ['Crew of the Test'],
  effect_text,
  trigger_text,
});
const read = (...texts: readonly string[]) => {
  const list = readPrinted(texts.map((text, n) => entry(`T-${n + 1}`, text)));
  if ('problems' in list) throw new Error('the list was refused');
  return list.cards;
};

describe('a printed text is split into lines that the grammar parses', () => {
  test('printed keywords are separate, and reminders are left out', () => {
    expect(
      printedText(
        '[Blocker] (After an attack, rest it.)\n[On Play] Draw 1 card.',
        '[Trigger] Play this card.',
      ),
    ).toEqual({
      keywords: ['Blocker'],
      lines: ['[On Play] Draw 1 card.', '[Trigger] Play this card.'],
    });
  });

  test('parentheses inside a name are part of the name', () => {
    expect(printedText('[On Play] Play up to 1 [Mr.2(Bentham)] from your hand.').lines).toEqual([
      '[On Play] Play up to 1 [Mr.2(Bentham)] from your hand.',
    ]);
  });

  test('options join the line that offers them', () => {
    expect(printedText('[On Play] Choose one:\n• Draw 1 card.\n• Rest this Character.').lines).toEqual([
      '[On Play] Choose one: • Draw 1 card. • Rest this Character.',
    ]);
  });
});

describe('a card counts', () => {
  test('when every line is read and can be carried out', () => {
    expect(read('[On Play] Draw 1 card.\n[When Attacking] Draw 1 card.', '')).toMatchObject([
      { id: 'T-1', abilities: [{ type: 'On Play' }, { type: 'On Attack' }] },
      { id: 'T-2', abilities: [] },
    ]);
  });

  test('not when one sentence is only half understood, and the place is named', () => {
    expect(read('[On Play] Draw 1 card. Then, eat up to 3 sandwiches.')).toMatchObject([
      { id: 'T-1', at: 29, phrase: 'eat up to N sandwiches' },
    ]);
  });

  test('not if it mentions a name or a type that is not in the list', () => {
    const cards = read(
      '[On Play] Play up to 1 [Name of T-1] from your hand.',
      '[On Play] Play up to 1 [Nobody] from your hand.',
      'If your Leader has the {No Such} type, this Character gains +1000 power.',
      'If your Leader has the {Crew of the Test} type, this Character gains +1000 power.',
    );
    expect(cards.map((card) => ('abilities' in card ? 'read' : card.reason.en))).toEqual([
      'read',
      '"Nobody" is neither a name nor a type in this list.',
      '"No Such" is neither a name nor a type in this list.',
      'read',
    ]);
  });

  test('not when it is read but the rules cannot carry it out', () => {
    const [card] = read('Draw 1 card.');
    expect(card).not.toHaveProperty('abilities');
  });
});

describe('a list that is none is refused by its field', () => {
  test.each([
    ['text', ''],
    [{ cards: 3 }, ''],
    [[{ ...entry('T-1', ''), effect_text: 7 }], '0.effect_text'],
    [[{ id: 'T-1' }], '0.name'],
  ])('%#', (data, field) => {
    const list = readPrinted(data);
    expect('problems' in list && list.problems.map((one) => one.field)).toContain(field);
  });
});
