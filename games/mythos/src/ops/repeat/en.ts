// English for repeat: "repeat the MAIN effect".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op('repeat', imperative(phrase('repeat the MAIN effect', {}, { line: 'Main' })));
