// hidden: how the character lies.
import { onObject } from '../../candidates';
import type { Hidden } from './schema';

export const meaning = ({ hidden }: Hidden) => onObject((_p, _f, o) => (o.down === 1) === hidden);
