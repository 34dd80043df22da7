// "Characters that were played this turn", "this card was played this turn".
import { flag } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { readAlso } from '../../words/leaves';

export const en: FilterEnglish = {
  phrases: [{ slot: 'was', says: phrase('{playedThisTurn}', { playedThisTurn: flag('played this turn') }) }],
  being(at, who) {
    const played = { [`${at}.playedThisTurn`]: flag('this turn') };
    return [
      readAlso<unknown>(
        phrase(`${who} was played {${at}.playedThisTurn}`, played),
        phrase(`${who} was played on {${at}.playedThisTurn}`, played),
      ),
    ];
  },
};
