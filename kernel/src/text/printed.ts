// A card's printed English text, as it is pasted whole: reminders, options on lines of their own, wrapped lines.
// Invariant: only reminders in parentheses are left out; whatever else stands there must be read or refused.
// Next: compile.ts, which reads one line.
import { type Compiled, compileText } from './compile';
import type { Words } from './words';

/** A reminder in parentheses; "card(s)" and the parentheses inside a [Name] are none. */
const reminder = /(\[[^\]]*\]|\{[^}]*\})|\s*\((?!s\))[^()]*\)/g;
const withoutReminders = (text: string): string =>
  text
    .replace(reminder, (_, name: string | undefined) => name ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/ :/g, ':')
    .trim();

/** An option of "choose one" stands on a line of its own. */
const option = /^\s*[-•]\s*/;

/** Lines of rules text, options joined to the line that offers them. */
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

/** Reads lines one by one; one that says nothing by itself goes on in the next, as where a long line was wrapped. */
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
