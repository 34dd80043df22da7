// « 3 ».
import type { AmountFrench } from '../../words/context';
import type { Whole } from './schema';

export const fr = (n: Whole): AmountFrench => ({ noun: `${n}`, times: n, each: '' });
