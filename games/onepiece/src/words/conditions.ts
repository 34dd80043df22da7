// One Piece's conditions in English, put together.
// Invariant: each condition has one wording that is printed; other official wordings are read as well.
// Next: ../conditions/*/en.ts for each, lines.ts for where they stand.
import { oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { condEnglish } from '../conditions/language.generated';
import { condNames } from '../conditions/schemas.generated';
import { readAlso } from './leaves';

const all = condNames.map((name) => condEnglish[name]);

/** A condition that can be joined with others. */
const oneCond: Phrase<unknown> = readAlso(
  oneOf<unknown>(...all.flatMap(({ yours, phrases }) => [...(yours?.('you have ') ?? []), ...phrases])),
  ...all.flatMap(({ read }) => read ?? []),
);

export const condParts = {
  oneCond,
  yours: oneOf<unknown>(...all.flatMap(({ yours }) => yours?.('') ?? [])),
  /** One condition, or several joined by "and" or "or". */
  cond: oneOf<unknown>(oneCond, ...all.flatMap(({ alone }) => alone ?? [])),
};
