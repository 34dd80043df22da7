// other: any thing in play but the source.
import type { RefTest } from '../../book';
import { OBJ, ref } from '../../code';

export const isOther: RefTest = (_p, f, r) => r !== ref(OBJ, f.self);

export const meaning = (): RefTest => isOther;
