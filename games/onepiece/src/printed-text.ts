// A card's printed English text, cut into what the grammar reads: one line per ability, printed keywords apart.
// Invariant: only reminders in parentheses are left out; whatever else stands there must be read or refused.
// Next: printed-list.ts, which reads a whole list of cards; the kernel's text/printed.ts for the lines.
import { printedLines } from '@sleight/kernel/text/printed';
import { type Keyword, keywords } from './ability';

const onlyKeywords = new RegExp(`^(\\[(${keywords.join('|')})\\] ?)+$`);

export interface PrintedText {
  readonly keywords: readonly Keyword[];
  /** What the grammar has to read. */
  readonly lines: readonly string[];
}

export function printedText(...texts: readonly string[]): PrintedText {
  const lines = texts.flatMap(printedLines);
  const said = lines.filter((line) => onlyKeywords.test(line)).join(' ');
  return {
    keywords: keywords.filter((keyword) => said.includes(`[${keyword}]`)),
    lines: lines.filter((line) => !onlyKeywords.test(line)),
  };
}
