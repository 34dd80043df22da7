// "you have activated an Event during this turn".
import { words } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';

export const en: CondEnglish = {
  phrases: [
    phrase('{turnLog}', {
      turnLog: words({
        opponentCharacterKOd: "your opponent's Character has been K.O.'d during this turn",
        eventActivated: 'you have activated an Event during this turn',
        handTrashed: 'a card in your hand has been trashed by an effect during this turn',
      }),
    }),
  ],
};
