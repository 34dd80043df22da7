// Limits of conditions in English: "2 or less", "3 or more", "0".
// Next: ../conditions/life/en.ts for their use.
import type { Fields, Phrase } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from './context';

/** "2 or less", "3 or more", "0": of a field at this path. */
export const limited = (
  at: string,
  said: (limit: string, cards: string) => string,
  constants: Fields,
): readonly Phrase<unknown>[] => [
  phrase(said(`{${at}.lte} or less`, 'cards'), { [`${at}.lte`]: number }, constants),
  phrase(said(`{${at}.gte} or more`, 'cards'), { [`${at}.gte`]: number }, constants),
  phrase(said('1', 'card'), {}, { ...constants, [`${at}.eq`]: 1 }),
  phrase(said(`{${at}.eq}`, 'cards'), { [`${at}.eq`]: number }, constants),
];

export const both = 'you and your opponent have a total of';

/** "you have 3 or less cards in your hand". */
export const cardsIn = (zone: string): CondEnglish => {
  const of = (side: string): Fields => ({ [`${zone}.side`]: side });
  return {
    yours: (have) => limited(zone, (n, cards) => `${have}${n} ${cards} in your ${zone}`, of('player')),
    phrases: limited(zone, (n, cards) => `your opponent has ${n} ${cards} in their ${zone}`, of('opponent')),
  };
};
