// Results of matches that the rules did not end.
import type { StateUpdate } from '@sleight/protocol';

/** A void match has no winner and is not a draw either: it does not count. */
export const isVoid = (result: StateUpdate['result']): boolean => result?.reason === 'void';
