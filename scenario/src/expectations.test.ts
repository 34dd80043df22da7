// Expectations of scenarios, about the table, the facts, the decks and the seed.

import { describe, expect, it } from 'vitest';
import { CHAMPION, failuresOf } from './run-probe';

describe('before the first decision', () => {
  it('facts count', () => {
    const setup = 'rules: { firstDraw: 1 }\nstart: setup\nme: { deck: [scout] }\nfoe: { deck: [pawn] }\n';
    expect(failuresOf(`${setup}expect: [{ facts: [draw my scout, draw foe pawn] }]`)).toEqual([]);
    expect(failuresOf(`${setup}expect: [{ me hears: [draw foe unknown] }]`)).toEqual([]);
    expect(failuresOf(`${setup}expect: [{ never: [draw my scout] }]`)[0]).toContain('must not happen');
  });
});

describe('expectations of every game', () => {
  const after = (expectation: string): string[] =>
    failuresOf(
      `${CHAMPION}play: [{ me: play champion at slot 2 }, { me: choose slot 3 }]\nexpect: [${expectation}]`,
    );

  it('facts are an ordered part of what happened', () => {
    expect(after('{ facts: [sacrifice my pawn, die pawn, deploy champion slot 2] }')).toEqual([]);
    expect(after('{ facts: [deploy champion, die pawn] }')[0]).toContain(
      '"die pawn" did not happen; what followed',
    );
  });

  it('a fact may name the owner, the place and the amount', () => {
    expect(after('{ facts: [power my scout 2] }')).toEqual([]);
    expect(after('{ facts: [power foe scout 2] }')[0]).toContain('did not happen');
    expect(after('{ facts: [power my scout 3] }')[0]).toContain('did not happen');
    expect(after('{ facts: [deploy champion slot 3] }')[0]).toContain('did not happen');
  });

  it('a fact with an unknown word fails', () => {
    expect(after('{ facts: [deploy champoin] }')[0]).toContain('"champoin" in "deploy champoin" is neither');
  });

  it('never finds facts that happened', () => {
    expect(after('{ never: [draw] }')).toEqual([]);
    expect(after('{ never: [die] }')[0]).toContain('must not happen, but it did: die my pawn');
    expect(after('{ never: [dei] }')[0]).toContain('"dei" in "dei" is not a verb of this game');
    expect(after('{ facts: [dei pawn] }')[0]).toContain('"dei" in "dei pawn" is not a verb of this game');
  });

  it('sees reads the view of one seat', () => {
    expect(failuresOf(`${CHAMPION}expect: [{ foe sees: ["my hand is [unknown]"] }]`)).toEqual([]);
    expect(failuresOf(`${CHAMPION}expect: [{ foe sees: ["my hand is [champion]"] }]`)[0]).toContain(
      'unknown',
    );
    expect(failuresOf(`${CHAMPION}expect: [{ me sees: ["my hand is [champion]"] }]`)).toEqual([]);
  });

  it('hears reads the facts of one seat', () => {
    const scout = 'start: {}\nme: { hand: [scout], deck: [pawn] }\nplay: [{ me: play scout at slot 1 }]\n';
    expect(
      failuresOf(`${scout}expect: [{ me hears: [draw my pawn] }, { foe hears: [draw my unknown] }]`),
    ).toEqual([]);
    expect(failuresOf(`${scout}expect: [{ foe hears: [draw pawn] }]`)[0]).toContain('did not happen');
  });

  it('explain lists every reason', () => {
    expect(
      after(
        '{ explain: { card: champion, reasons: [This card is not in your hand., It is not your turn.] } }',
      ),
    ).toEqual([]);
    expect(after('{ explain: { card: champion, reasons: [] } }')[0]).toContain('the reasons are: This card');
  });

  it('an expectation can be in the middle of the play', () => {
    const steps = (power: number): string[] =>
      failuresOf(
        `${CHAMPION}play: [{ me: play champion at slot 1 }, { expect: [my champion has power ${power}] }]\nexpect: [foe priority]`,
      );
    expect(steps(5)).toEqual([]);
    expect(steps(4)[0]).toContain('play 2 (expect): my champion has power 4, but it has power 5');
  });

  it('every failing expectation is reported', () => {
    expect(after('my slot 2 is empty, round is 1, round is 2')).toHaveLength(2);
  });
});

describe('decks', () => {
  it('a prebuilt deck is legal, and needs no table', () => {
    expect(failuresOf('expect: [{ deckLegal: iron-vanguard }]')).toEqual([]);
  });

  it('each problem must be named', () => {
    const deck = '{ starter: iron-vanguard, add: { champion: 1 }';
    expect(failuresOf(`expect: [{ deckLegal: ${deck} } }]`)[0]).toContain('Champion: 4 copies');
    expect(failuresOf(`expect: [{ deckLegal: ${deck}, problems: [4 copies] } }]`)).toEqual([]);
  });

  it('a problem that does not occur fails', () => {
    expect(
      failuresOf('expect: [{ deckLegal: { starter: iron-vanguard, problems: [copies] } }]')[0],
    ).toContain('was expected to have the problem "copies"');
  });

  it('without a table nothing else can be expected', () => {
    expect(failuresOf('expect: [round is 1]')[0]).toContain('only deckLegal');
  });
});

describe('both', () => {
  const MULLIGAN = `
rules: { mulligan: 1, firstDraw: 2 }
start: setup
me: { deck: [scout, pawn, champion] }
foe: { deck: [scout, pawn, sniper] }
`;

  it('both seats answer at once, and the order of arrival changes nothing', () => {
    const play = 'play: [{ both: { me: choose pawn, foe: done } }]\n';
    expect(
      failuresOf(`${MULLIGAN}${play}expect: ["my hand is [scout, champion]", "foe hand is [scout, pawn]"]`),
    ).toEqual([]);
  });

  it('a strand left open fails', () => {
    const play = 'play: [{ me: done }]\n';
    expect(failuresOf(`${MULLIGAN}${play}expect: [round is 1]`)[0]).toMatch(/^end: a decision is left open/);
  });
});

describe('chance', () => {
  it('what depends on the seed fails', () => {
    const setup =
      'rules: { mulligan: 1, firstDraw: 1 }\nstart: setup\nme: { deck: [scout, pawn], filler: 9 }\nfoe: { filler: 2 }\n';
    const play = 'play: [{ both: { me: choose scout, foe: done } }]\n';
    const decks = Array.from({ length: 10 }, (_, i) =>
      Array.from({ length: 10 }, (_, j) => (i === j ? 'scout' : 'champion')).join(', '),
    );
    const failures = decks.map((deck) => failuresOf(`${setup}${play}expect: ["my deck is [${deck}]"]`)[0]);
    expect(failures.filter((failure) => failure.includes('it depends on the seed'))).toHaveLength(1);
  });
});
