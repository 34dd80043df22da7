// English for powerMod: "this card gains +1000 power", "give up to 1 of your opponent's Characters −2000 power".
import { oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { changes } from '../../words/changes';

export const en: Phrase<unknown> = op('powerMod', oneOf(changes('power')));
