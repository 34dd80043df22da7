// other: not the source: the unit, or its card once it has left play.

import type { RefTest } from '@sleight/kernel/book';
import { CARD, OBJ, ref, refIndex, refKind } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import type { Frame } from '@sleight/kernel/state';
import { lastKnown } from '../../lanes';

const isSelf = (f: Frame, r: Ref): boolean =>
  refKind(r) === CARD ? lastKnown(f, f.self)?.card === refIndex(r) : r === ref(OBJ, f.self);

export const meaning = (): RefTest => (_p, f, r) => !isSelf(f, r);
