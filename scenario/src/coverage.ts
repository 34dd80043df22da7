// Which abilities a scenario really used: a book whose lines note when they do something.
// A line counts when it carried out a verb on something, changed a number or forbade something; a cost that
// was paid, a question that was declined or a choice without targets does not.

import type { Book } from '@sleight/kernel';
import type { Ban, Line, Static, Verb } from '@sleight/kernel/book';

/** One name per line: "engineer Deploy", "engineer (granted)", numbered where a card has two alike. */
export function lineNames(book: Book): string[] {
  const seen = new Map<string, number>();
  return book.lines.map((line) => {
    // A line without a program only marks something; nobody can use it.
    if (line.code < 0) return '';
    const { name } = book.code[line.code];
    const n = (seen.get(name) ?? 0) + 1;
    seen.set(name, n);
    return n === 1 ? name : `${name} ${n}`;
  });
}

export interface Covered {
  readonly book: Book;
  readonly lines: Set<number>;
}

/** A game may note by itself which texts did something that is no verb, number or prohibition. */
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
  const watched = (line: Line): Line => lines[line.index];

  const watchVerb = (verb: Verb): Verb => ({
    ...verb,
    apply(p, f, subjects, amount) {
      const index = book.code[f.code]?.line ?? -1;
      if (index >= 0 && subjects.length > 0 && !isCost(lines[index], verb.name)) used.add(index);
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
