// "close ally", "ally far from it", "in this lane", "on the chosen lane".
import { words } from '@sleight/kernel/text/leaves';
import { reference } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { inPlace, ofEffects } from '../../words/on-place';

const of = { of: reference };
const here = { range: 'here' };

export const en: FilterEnglish = [
  { slot: 'range', says: phrase('{range}', { range: words({ close: 'close', far: 'far' }) }) },
  { slot: 'after', says: phrase('close to {of}', of, { range: 'close' }) },
  { slot: 'after', says: phrase('far from {of}', of, { range: 'far' }) },
  inPlace('{of}', of, here),
  inPlace('this lane', {}, here),
  ofEffects('{of}', of, here),
  ofEffects('this lane', {}, here),
];
