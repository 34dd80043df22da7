// English for costMod: "give up to 1 of your opponent's Characters −2 cost", "this card gains +1 cost".
import type { Phrase } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { changes } from '../../words/changes';

export const en: Phrase<unknown> = op('costMod', changes('cost'));
