// Which abilities a scenario really used: a book whose lines record when they do something.
// A line counts if it applied a verb to something, changed a number or forbade something; a paid cost,
// a declined question or a choice without targets does not count.

import type { Book } from '@sleight/kernel';
import type { Ban, BookVerb, Line, Static } from '@sleight/kernel/book';
import { ensure } from '@sleight/kernel/ensure';

/** One name per line: "engineer Deploy", "engineer (granted)", numbered if a card has two alike. */
export function lineNames(book: Book): string[] {
  const seen = new Map<string, number>();
  return book.lines.map((line) => {
    // A line without a program is only a marker and cannot be used.
    if (line.code < 0) return '';
    const { name } = ensure(book.code[line.code], 'program', line.code);
    const n = (seen.get(name) ?? 0) + 1;
    seen.set(name, n);
    return n === 1 ? name : `${name} ${n}`;
  });
}

export interface Covered {
  readonly book: Book;
  readonly lines: Set<number>;
}

/** A game may record texts whose effect is not a verb, number or prohibition. */
type Noting = Book & { readonly notes?: { note: (line: number) => void } };

export function covering(book: Noting): Covered {
  const used = new Set<number>();
  if (book.notes !== undefined) book.notes.note = (line) => used.add(line);

  const watchStatic = (line: Line, change: Static): Static => ({
    ...change,
    amount(p, f): number {
      const amount = change.amount(p, f);
      if (amount !== 0) used.add(line.index);
      return amount;
    },
  });
  const watchBan = (line: Line, ban: Ban): Ban => ({
    ...ban,
    forbids(p, f, ref, by): boolean {
      const forbids = ban.forbids(p, f, ref, by);
      if (forbids) used.add(line.index);
      return forbids;
    },
  });
  const lines = book.lines.map((line) => ({
    ...line,
    statics: line.statics.map((change) => watchStatic(line, change)),
    bans: line.bans.map((ban) => watchBan(line, ban)),
  }));
  const watched = (line: Line): Line => ensure(lines[line.index], 'line', line.index);

  const watchVerb = (verb: BookVerb): BookVerb => ({
    ...verb,
    apply(p, f, subjects, amount) {
      const line = lines[book.code[f.code]?.line ?? -1];
      if (line !== undefined && subjects.length > 0 && !isCost(line, verb.name)) used.add(line.index);
      return verb.apply(p, f, subjects, amount);
    },
  });

  return {
    lines: used,
    book: {
      ...book,
      lines,
      defs: book.defs.map((def) => ({
        ...def,
        lines: def.lines.map(watched),
        triggers: def.triggers.map((triggers) => triggers.map(watched)),
      })),
      verbs: book.verbs.map(watchVerb),
    },
  };
}

const isCost = (line: Line, verb: string): boolean =>
  line.costVerbs.includes(verb) && !line.actionVerbs.includes(verb);
