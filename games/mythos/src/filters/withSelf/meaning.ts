// withSelf: asks nothing of a candidate; the source itself is one of them (candidates.ts).
import type { RefTest } from '@sleight/kernel/book';

export const meaning = (): RefTest => () => true;
