import { advance, decisions, options, playing } from '@sleight/kernel';
import { expect, test } from 'vitest';
import { mythosGame } from '../../game';
import { plainMissions } from '../../plain-cards';
import { saidWith } from '../../words/probe';

test('playedLastTurn is said and read back', () => {
  expect(saidWith({ playedLastTurn: true })).toEqual({
    en: "an enemy character in play that was played in the opponent's previous turn",
    fr: "un personnage ennemi en jeu qui a été joué lors du précédent tour de l'adversaire",
  });
});

test('only what the opponent has just played fits', () => {
  const text = "MAIN: choose an enemy character in play that was played in the opponent's previous turn.";
  const probe = { id: 'KS-900', cost: 0, abilities: [text] };
  const book = mythosGame.book({ cards: [...plainMissions, probe] });
  const s = mythosGame.arrange(book, {
    start: { turn: 1, active: 'foe' },
    me: { hand: ['KS-900'] },
    foe: { hand: ['KS-009'], chakra: 9, at: { 1: ['KS-086'] } },
  });
  for (const [seat, key] of [
    [1, 'play KS-009 at mission 1'],
    [0, 'play KS-900 at mission 1'],
  ] as const) {
    const [{ id }] = decisions(playing(book, s));
    advance(book, s, { seat, decision: id, keys: [key] });
  }
  expect(options(playing(book, s), 0).map(({ key }) => key)).toEqual([
    'decline',
    'choose enemy 2 at mission 1',
  ]);
});
