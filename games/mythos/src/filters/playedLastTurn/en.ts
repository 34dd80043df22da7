// "that was played in the opponent's previous turn".
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { plural } from '../../words/plural';

const last = { playedLastTurn: true };

export const en: FilterEnglish = {
  phrases: [
    {
      slot: 'past',
      says: plural(
        phrase("that was played in the opponent's previous turn", {}, last),
        phrase("that were played in the opponent's previous turn", {}, last),
      ),
    },
  ],
};
