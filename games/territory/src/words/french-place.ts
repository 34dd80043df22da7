// Where something is in French: « dans ce couloir »; ongoing effects are « de ce couloir ».
import { after } from '@sleight/kernel/text/french';
import type { FilterContext } from './context';

export const placed = (where: string, { noun }: FilterContext): string =>
  noun.type === 'effect' ? after('de', where) : `dans ${where}`;
