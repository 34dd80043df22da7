// Registers in French, by their full name.
import { reference } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from './context';

/** « le personnage choisi », never « lui », which would be this character too. */
export const named = (register: string, context: MythosFrench): string =>
  register === 'self' ? context.words.self : reference(register, { ...context, it: false }).text;
