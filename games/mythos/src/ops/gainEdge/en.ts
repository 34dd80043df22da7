// English for gainEdge: "gain the Edge".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op('gainEdge', imperative(phrase('gain the Edge')));
