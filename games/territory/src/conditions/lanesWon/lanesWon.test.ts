import { expect, test } from 'vitest';
import { saidIf } from '../../words/probe';

test('lanesWon is said and read back', () => {
  expect(saidIf({ lanesWon: { gte: 3 } })).toEqual({
    en: 'Deploy: if you won 3 or more lanes, draw 1 card.',
    fr: 'Déploiement : si vous avez remporté 3 couloirs ou plus, piochez 1 carte.',
  });
});
