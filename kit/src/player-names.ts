// The players' names in a log line, which calls every player but its listener {0} or {1} (log.ts).
// Invariant: a name is inserted unchanged, even if it contains something like a placeholder.

import { startsWithVowel } from '@sleight/kernel/text/french';

/** `names` by seat. French elides before a vowel: "la carte d’Ada". */
export const withNames = (text: string, names: readonly string[]): string =>
  text.replace(/(\bde )?\{([01])\}/g, (_all, de: string | undefined, seat: string) => {
    const name = names[Number(seat)] ?? '';
    return de !== undefined && startsWithVowel(name) ? `d’${name}` : `${de ?? ''}${name}`;
  });
