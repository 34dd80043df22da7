// A pasted deck list, corrected line by line.

/** The line with this card instead of the ambiguous name; its count stays. */
export function settledLine(line: string, card: string): string {
  const count = /^\s*(\d+)\s*[x×]?\s/i.exec(line)?.[1] ?? /[x×]\s*(\d+)\s*$/i.exec(line)?.[1] ?? '1';
  return `${count}x${card}`;
}

/** The text with this line replaced, counted from 1. */
export const withLine = (text: string, n: number, line: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((one, i) => (i === n - 1 ? line : one))
    .join('\n');
