// A card's printed English text, pasted as a whole: reminders, options on separate lines, wrapped lines.
// Invariant: only reminders in parentheses are left out; everything else must be parsed or refused.
// Next: compile.ts, which parses one line.
import { type Compiled, compileText } from './compile';
import type { Words } from './words';

/** A reminder in parentheses; "card(s)" and the parentheses inside a [Name] are not reminders. */
const reminder = /(\[[^\]]*\]|\{[^}]*\})|\s*\((?!s\))[^()]*\)/g;
const withoutReminders = (text: string): string =>
  text
    .replace(reminder, (_, name: string | undefined) => name ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/ :/g, ':')
    .trim();

/** An option of "choose one" has its own line. */
const option = /^\s*[-•]\s*/;

/** Lines of rules text, with options joined to the line that offers them. */
export function printedLines(text: string): readonly string[] {
  const lines: string[] = [];
  for (const printed of withoutReminders(text).split('\n')) {
    const isOption = option.test(printed) && lines.length > 0;
    const line = printed.replace(option, '').trim();
    if (isOption) lines[lines.length - 1] += ` • ${line}`;
    else if (line !== '') lines.push(line);
  }
  return lines;
}

/** Parses lines one by one; an incomplete line continues in the next, as after wrapping. */
export function compileLines<A>(lines: readonly string[], words: Words<A>): Compiled<A> {
  const abilities: A[] = [];
  for (let at = 0; at < lines.length; ) {
    const first = compileText(lines[at], words);
    let read = first;
    let n = 1;
    while ('error' in read && at + n < lines.length) {
      n++;
      read = compileText(lines.slice(at, at + n).join(' '), words);
    }
    if ('error' in read) return first;
    abilities.push(...read.abilities);
    at += n;
  }
  return { abilities };
}
