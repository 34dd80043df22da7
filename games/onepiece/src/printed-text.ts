// A card's printed English text, split into what the grammar parses: one line per ability, printed keywords apart.
// Invariant: only reminders in parentheses are left out; everything else must be parsed or refused.
// Next: printed-list.ts, which reads a whole list of cards; the kernel's text/printed.ts for the lines.
import { printedLines } from '@sleight/kernel/text/printed';
import { type Keyword, keywords } from './ability';

const onlyKeywords = new RegExp(`^(\\[(${keywords.join('|')})\\] ?)+$`);

export interface PrintedText {
  readonly keywords: readonly Keyword[];
  /** The input of the grammar. */
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
