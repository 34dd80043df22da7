// English for takeControl: "take control of an enemy character in this mission with cost 2 or less".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { who } from '../../words/parts';

export const en = op('takeControl', imperative(phrase('take control of {...who}', { who })));
