// One Piece's amounts in English, put together: as a limit, and as what a change is counted by.
// Invariant: ops and limits print plain numbers themselves.
// Next: ../amounts/*/en.ts for each; bounds.ts and the ops, which use them.
import { oneOf } from '@sleight/kernel/text/grammar';
import { amountEnglish } from '../amounts/language.generated';
import { amountNames } from '../amounts/schemas.generated';

const all = amountNames.map((name) => amountEnglish[name]);

export const amountParts = {
  /** "the number of your opponent's Life cards". */
  value: oneOf<unknown>(...all.flatMap(({ limit }) => limit)),
  /** "for every 2 Events in your trash". */
  forEvery: oneOf<unknown>(...all.flatMap(({ each }) => each ?? [])),
};
