// defeat: characters leave play for their owners' discard piles.
import type { C } from '../../language';
import { remove } from '../../removal';
import { type Defeat, register } from './schema';

export function run(a: Defeat, c: C): void {
  remove(a, c, 'defeat', register, {
    en: 'Choose a character to defeat',
    fr: 'Choisissez un personnage à vaincre',
  });
}
