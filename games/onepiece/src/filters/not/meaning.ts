// not: the kernel's; of a printed card likewise.
import type { Vocabulary } from '../../ability';
import type { ListedCard } from '../../language';
import type { Not } from './schema';

export { meaning } from '@sleight/kernel/filters/not/meaning';

export const printed = ({ not }: Not<Vocabulary>, { fits }: ListedCard): boolean => !fits(not);
