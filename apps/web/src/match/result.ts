// How a match can end that the rules did not end.
import type { StateUpdate } from '@sleight/protocol';

/** A void match has no winner and is no draw either: it counts for nobody. */
export const isVoid = (result: StateUpdate['result']): boolean => result?.reason === 'void';
