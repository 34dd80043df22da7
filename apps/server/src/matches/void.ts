// A void match: one that can no longer be played as it was begun. It has no winner and counts for nobody.
// Read next: opening.ts, which finds out.

import type { Said } from '@sleight/kernel';

/** The reason of its ending. */
export const VOID = 'void';

/** What both players are told. */
export const VOID_NOTE: Said = {
  en: 'Void: the rules engine changed, so this match cannot go on. It counts for nobody.',
  fr: 'Partie annulée\u202f: le moteur de règles a changé, elle ne peut pas continuer. Elle ne compte pour personne.',
};

/** How it ended, as it is told. */
export const VOID_RESULT = { winner: null, reason: VOID, note: VOID_NOTE } as const;

/** How a match ended, with a sentence where the rules did not end it. */
export function resultFor<R extends { readonly reason: string }>(
  result: R | null,
): (R & { readonly note?: Said }) | null {
  return result?.reason === VOID ? { ...result, note: VOID_NOTE } : result;
}
