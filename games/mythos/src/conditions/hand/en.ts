// "you have no cards in hand", "you have exactly 2 cards in hand".
import { countOf } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';

export const en: CondEnglish = [
  phrase('you have no cards in hand', {}, { 'hand.side': 'player', 'hand.eq': 0 }),
  phrase('the opponent has no cards in hand', {}, { 'hand.side': 'opponent', 'hand.eq': 0 }),
  phrase('you have exactly {hand.eq} in hand', { 'hand.eq': countOf('card') }, { 'hand.side': 'player' }),
];
