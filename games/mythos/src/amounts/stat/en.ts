// "its cost", "the Power of the defeated character", "the number of cards discarded by the MAIN effect".
import { words } from '@sleight/kernel/text/leaves';
import { reference } from '@sleight/kernel/text/parts';
import { pronoun } from '@sleight/kernel/text/pointer';
import { phrase } from '@sleight/kernel/text/template';
import type { AmountEnglish } from '../../words/context';
import { countedChakra, countedThings } from '../../words/references';

const stat = words({ power: 'Power', cost: 'cost' });

export const en: AmountEnglish = [
  phrase('{of} {stat}', { of: pronoun("this character's"), stat }),
  phrase('the {stat} of {of}', { of: reference, stat }),
  phrase('the number of {of}', { of: countedThings }, { stat: 'count' }),
  phrase('the amount of {of}', { of: countedChakra }, { stat: 'count' }),
];
