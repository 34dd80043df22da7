// The fuzzer finds failures, shrinks them and saves them so that they can be reproduced.

import type { Play } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { mythosGame } from '@sleight/mythos/game';
import { onepieceGame } from '@sleight/onepiece/game';
import { territoryGame } from '@sleight/territory/game';
import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz';
import { isSameFailure } from './match';
import { runFile } from './run';

/** Territory with a broken invariant. */
const promising = (promise: (p: Play) => string | null): Game => ({
  ...territoryGame,
  invariants(p) {
    const broken = promise(p);
    return broken === null ? [] : [broken];
  },
});

const noScoutDies = promising((p) => {
  const scout = p.book.byId.get('scout');
  const dead = [4, 5].flatMap((zone) => p.s.zones[zone]).filter((card) => p.s.cards.def[card] === scout);
  return dead.length === 0 ? null : `scout ${dead[0]} is in a discard`;
});

describe('sound rules', () => {
  it('random games of Territory keep every invariant, also through JSON', () => {
    expect(fuzz(territoryGame, { games: 30, seed: 'sound' }).failure).toBeNull();
  });

  it('so do games with leaders, five lanes and an exchange of cards', () => {
    const rules = { lanes: 5, mulligan: 2, mulliganRounds: 'every', closeIncludesFront: true };
    const report = fuzz(territoryGame, { games: 20, seed: 'rich', ruleset: 'leaders', rules });
    expect(report.failure).toBeNull();
    expect(report.answers).toBeGreaterThan(200);
  });
});

describe('sound rules of Mythos', () => {
  it.each(['official', 'jutsu'])('random %s games keep every invariant, also through JSON', (ruleset) => {
    const report = fuzz(mythosGame, { games: 60, seed: 'sound', ruleset });
    expect(report.yaml).toBeNull();
    expect(report.answers).toBeGreaterThan(2000);
  });
});

describe('sound rules of One Piece', () => {
  it.each(['starter', 'random'] as const)(
    'random games of %s decks keep every invariant, through JSON',
    (decks) => {
      const report = fuzz(onepieceGame, { games: 25, seed: 'sound', decks });
      expect(report.yaml).toBeNull();
      expect(report.answers).toBeGreaterThan(2000);
    },
  );
});

describe('a broken invariant', () => {
  const report = fuzz(noScoutDies, { games: 50, seed: 'broken', decks: 'starter', throughJson: false });
  const { failure, yaml } = report;

  it('is found', () => {
    expect(failure?.message).toMatch(/^broken invariant: scout \d+ is in a discard$/);
  });

  it('is shrunk to the necessary cards and answers', () => {
    const cards = failure?.match.decks.flatMap((deck) => deck.cards) ?? [];
    expect(cards).toContain('scout');
    expect(cards.length).toBeLessThanOrEqual(2);
    expect(failure?.answers.length).toBeLessThanOrEqual(4);
  });

  it('becomes a replay that fails in the same way', () => {
    const [{ failures }] = runFile([noScoutDies], 'found.yaml', yaml ?? '');
    expect(failures.map(({ message }) => isSameFailure(message, failure?.message ?? null))).toEqual([true]);
  });

  it('passes once the invariant holds', () => {
    const [{ failures }] = runFile([territoryGame], 'found.yaml', yaml ?? '');
    expect(failures).toEqual([]);
  });
});

describe('an error in the rules', () => {
  it('is a failure like any other', () => {
    const crashing = promising((p) => {
      if (p.s.num[0] === 2) throw new Error('round 2 is not written yet');
      return null;
    });
    const { failure } = fuzz(crashing, { games: 1, seed: 'crash', throughJson: false });
    expect(failure?.message).toBe('round 2 is not written yet');
    expect(failure?.match.decks.flatMap((deck) => deck.cards)).toEqual([]);
  });
});
