// hide: face-up characters turn face down where they are.
import type { C } from '../../language';
import { remove } from '../../removal';
import { type Hide, register } from './schema';

export function run(a: Hide, c: C): void {
  remove(a, c, 'hide', register, {
    en: 'Choose a character to hide',
    fr: 'Choisissez un personnage à cacher',
  });
}
