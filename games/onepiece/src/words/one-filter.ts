// One filter where a text has a list of them.
import { type Phrase, via } from '@sleight/kernel/text/grammar';

export const oneFilter = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (filters: unknown) => (Array.isArray(filters) && filters.length === 1 ? filters[0] : undefined),
    (filter) => [filter],
  );
