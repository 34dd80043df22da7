// any: the kernel's; of a printed card likewise.
import type { Vocabulary } from '../../ability';
import type { ListedCard } from '../../language';
import type { Any } from './schema';

export { meaning } from '@sleight/kernel/filters/any/meaning';

export const printed = ({ any }: Any<Vocabulary>, { fits }: ListedCard): boolean => any.some(fits);
