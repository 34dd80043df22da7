// A card's printed English text, cut into what the grammar reads: one line per ability, printed keywords apart.
// Invariant: only reminders in parentheses are left out; whatever else stands there must be read or refused.
// Next: printed-list.ts, which reads a whole list of cards.
import { type Keyword, keywords } from './ability';

/** A reminder in parentheses; "card(s)" and the parentheses inside a [Name] are none. */
const reminder = /(\[[^\]]*\]|\{[^}]*\})|\s*\((?!s\))[^()]*\)/g;
const withoutReminders = (line: string): string =>
  line
    .replace(reminder, (_, name: string | undefined) => name ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/ :/g, ':')
    .trim();

/** An option of "choose one" stands on a line of its own. */
const option = /^\s*[-•]\s*/;

/** Lines of rules text, options joined to the line that offers them. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const printed of text.split('\n')) {
    const isOption = option.test(printed) && lines.length > 0;
    const line = withoutReminders(printed.replace(option, ''));
    if (isOption) lines[lines.length - 1] += ` • ${line}`;
    else if (line !== '') lines.push(line);
  }
  return lines;
}

const onlyKeywords = new RegExp(`^(\\[(${keywords.join('|')})\\] ?)+$`);

export interface PrintedText {
  readonly keywords: readonly Keyword[];
  /** What the grammar has to read. */
  readonly lines: readonly string[];
}

export function printedText(...texts: readonly string[]): PrintedText {
  const lines = texts.flatMap(linesOf);
  const said = lines.filter((line) => onlyKeywords.test(line)).join(' ');
  return {
    keywords: keywords.filter((keyword) => said.includes(`[${keyword}]`)),
    lines: lines.filter((line) => !onlyKeywords.test(line)),
  };
}
