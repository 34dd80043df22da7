import { expect, test } from 'vitest';
import { tokenWords } from './effect-words';

test.each([
  ['This unit has +1 power.', '+1 power'],
  ['Deploy: this unit gets -2 power.', '−2 power'],
  ['Deploy: draw 1 card.', 'draw 1 card'],
  ['Deploy: deal 2 damage to each close enemy.', 'deal 2 damage'],
  ['Deploy: heal this unit by 3.', 'heal 3'],
  ['Déploiement : un allié proche gagne +2 puissance.', '+2 puissance'],
  ['Your opponent cannot remove this.', 'Your opponent cannot…'],
])('%s is labelled %s on a token', (sentence, words) => {
  expect(tokenWords(sentence)).toBe(words);
});
