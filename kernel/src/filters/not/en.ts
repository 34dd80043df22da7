// "that is not a Summon character", "that are neither Team 7 characters nor Summon characters".
import { type Fields, isFields, oneOf, type Phrase, via } from '../../text/grammar';
import { indefinite } from '../../text/leaves';
import { phrase } from '../../text/template';

/** The negated filter before its noun. */
const such = (kind: Phrase<unknown>, noun: string): Phrase<unknown> =>
  via(
    phrase<Fields>(`{kind} ${noun}`, { kind }),
    (filter: unknown) => ({ kind: filter }),
    (said) => (isFields(said) ? said.kind : undefined),
  );

const clause = (are: string, noun: Phrase<unknown>): Phrase<unknown> =>
  oneOf<unknown>(
    phrase(`that ${are} not {not}`, { not: noun }),
    phrase(`that ${are} neither {not} nor {nor}`, { not: noun, nor: noun }),
  );

/** With the game's noun, for one and for many; `kind` says the filters that stand before it. */
export const saidOf = (kind: Phrase<unknown>, one: string, many: string) => ({
  one: clause('is', indefinite(such(kind, one))),
  many: clause('are', such(kind, many)),
});

const isNot = (filter: unknown): filter is Fields => isFields(filter) && 'not' in filter;

/** Two of them are one clause; there are no words for three. */
export const together = {
  said(filters: readonly unknown[]): readonly unknown[] | undefined {
    const [not, nor, ...more] = filters.filter(isNot);
    if (more.length > 0) return undefined;
    const rest = filters.filter((filter) => !isNot(filter));
    return not === undefined ? rest : [...rest, { ...not, ...(nor ? { nor: nor.not } : {}) }];
  },
  meant: (filters: readonly unknown[]): readonly unknown[] =>
    filters.flatMap((filter) =>
      isNot(filter) && 'nor' in filter ? [{ not: filter.not }, { not: filter.nor }] : [filter],
    ),
};
