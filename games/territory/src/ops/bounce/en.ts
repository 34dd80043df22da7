// English for bounce: "bounce a close unit".
import { imperative } from '@sleight/kernel/text/grammar';
import { of, op, target } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op('bounce', imperative(phrase('bounce {...who}', { who: of(target, 'unit', 'self') })));
