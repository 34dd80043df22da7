// A void match: one that can no longer be played by the rules it started with. It has no winner and does not count.
// Read next: opening.ts, which detects it.

import type { Said } from '@sleight/kernel';

/** The reason of its ending. */
export const VOID = 'void';

/** The message to both players. */
export const VOID_NOTE: Said = {
  en: 'Match voided: the rules engine changed, so it can’t continue. It doesn’t count for either player.',
  fr: 'Partie annulée\u202f: le moteur de règles a changé, elle ne peut pas continuer. Elle ne compte pour aucun joueur.',
};

/** How it ended, as shown to players. */
export const VOID_RESULT = { winner: null, reason: VOID, note: VOID_NOTE } as const;

/** How a match ended, with a sentence if the rules did not end it. */
export function resultFor<R extends { readonly reason: string }>(
  result: R | null,
): (R & { readonly note?: Said }) | null {
  return result?.reason === VOID ? { ...result, note: VOID_NOTE } : result;
}
