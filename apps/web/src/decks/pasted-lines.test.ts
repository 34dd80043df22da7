import { expect, test } from 'vitest';
import { settledLine, withLine } from './pasted-lines';

test.each([
  ['4 Monkey D. Luffy', '4xST01-012'],
  ['4x Monkey D. Luffy', '4xST01-012'],
  ['Monkey D. Luffy x2', '2xST01-012'],
  ['Monkey D. Luffy', '1xST01-012'],
])('"%s" keeps its count when the card is chosen', (line, settled) => {
  expect(settledLine(line, 'ST01-012')).toBe(settled);
});

test('one line is replaced, with any line ending', () => {
  expect(withLine('a\r\nb\nc', 2, '2xKS-009')).toBe('a\n2xKS-009\nc');
});
