// Scenarios that the runner refuses. One that is wrong, or expects nothing, must never pass.

import { territoryGame } from '@sleight/territory/game';
import { describe, expect, it } from 'vitest';
import { runFile } from './run';
import { CHAMPION, failuresOf, HEAD } from './run-probe';

describe('the format', () => {
  it('an unknown key fails and is named', () => {
    expect(failuresOf('start: {}\nexpects: [draw]')).toEqual([
      expect.stringContaining('format: a scenario has no field "expects"'),
    ]);
  });

  it('an unknown key in a step fails and is named', () => {
    const failures = failuresOf(`${CHAMPION}play: [{ me: pass, leagl: [pass] }]\nexpect: [foe priority]`);
    expect(failures).toEqual([expect.stringContaining('play 1: the step has no field "leagl"')]);
  });

  it('an unknown key in the setup fails and is named', () => {
    expect(failuresOf('start: {}\nme: { hnad: [scout] }\nexpect: [my priority]')).toEqual([
      'setup: me: there is no field "hnad"',
    ]);
  });

  it('an unknown rule fails and is named', () => {
    const [failure] = failuresOf('rules: { lane: 4 }\nstart: {}\nexpect: [my priority]');
    expect(failure).toContain('lane: unknown field');
  });

  it('an unknown kind of expectation fails', () => {
    const [failure] = failuresOf(`${CHAMPION}expect: [{ fact: [pass] }]`);
    expect(failure).toContain('an expectation in braces has no field "fact"; it may have facts');
    expect(failuresOf(`${CHAMPION}expect: [{}]`)[0]).toContain('an expectation in braces must say facts');
  });

  it('one brace may hold several expectations, and each is confirmed', () => {
    const play = 'play: [{ me: play champion at slot 2 }, { me: choose slot 3 }]\n';
    const brace = (facts: string, never: string): string[] =>
      failuresOf(`${CHAMPION}${play}expect: [{ facts: [${facts}], never: ${never}, me sees: round is 1 }]`);
    expect(brace('die pawn', 'draw')).toEqual([]);
    expect(brace('die scout', 'die pawn')).toEqual([
      expect.stringMatching(/^expect 1 \(facts\): "die scout" did not happen/),
      expect.stringMatching(/^expect 1 \(never\): "die pawn" must not happen/),
    ]);
  });

  it('a step may include what to expect after it', () => {
    const step = (power: number): string[] =>
      failuresOf(
        `${CHAMPION}play: [{ me: play champion at slot 1, expect: [my champion has power ${power}] }]`,
      );
    expect(step(5)).toEqual([]);
    expect(step(4)[0]).toContain('play 1 (me: play champion at slot 1): my champion has power 4, but');
  });

  it('a step with two actions fails', () => {
    const [failure] = failuresOf(`${CHAMPION}play: [{ me: pass, foe: pass }]\nexpect: [foe priority]`);
    expect(failure).toContain('a step must say one of me, foe');
  });

  it('a key written twice fails', () => {
    expect(failuresOf('start: {}\nstart: {}\nexpect: [draw]')[0]).toContain('Map keys must be unique');
  });

  it('a title in one language fails', () => {
    const failures = failuresOf('start: {}\nexpect: [my priority]', 'game: territory\ntitle: { en: A }\n');
    expect(failures).toEqual(['format: title.fr must be text']);
  });

  it('a plain text is a title in both languages', () => {
    const head = 'game: territory\ntitle: One text\n';
    const [report] = runFile([territoryGame], 'test.yaml', `${head}${CHAMPION}expect: [my priority]`);
    expect(report).toMatchObject({ title: { en: 'One text', fr: 'One text' }, failures: [] });
  });

  it('a scenario that expects nothing fails', () => {
    expect(failuresOf(CHAMPION)).toEqual(['format: expect is missing']);
  });

  it('an unknown game fails', () => {
    expect(failuresOf(`${CHAMPION}expect: [draw]`, 'game: chess\ntitle: { en: A, fr: A }\n')).toEqual([
      'format: there is no game called "chess"; there is territory',
    ]);
  });

  it('an empty file fails', () => {
    expect(failuresOf('', '')).toEqual(['format: the file is empty']);
  });

  it('one bad scenario does not hide the next', () => {
    const good = `${HEAD}${CHAMPION}expect: [my priority]`;
    const reports = runFile([territoryGame], 'two.yaml', `oops: 1\n---\n${good}`);
    expect(reports.map((report) => report.failures.length)).toEqual([1, 0]);
    expect(reports[0].failures[0].step).toBe('scenario 1, format');
  });
});

describe('picks', () => {
  const play = (steps: string, after = 'match is not over'): string[] =>
    failuresOf(`${CHAMPION}play: ${steps}\nexpect: [${after}]`);

  it('an illegal pick fails and lists the legal ones', () => {
    expect(play('[{ me: play scout at slot 1 }]')).toEqual([
      'play 1 (me: play scout at slot 1): "play scout at slot 1" is not legal; legal: ' +
        'play champion at slot 1, play champion at slot 2, play champion at slot 3, play champion at slot 4, pass',
    ]);
  });

  it('an ambiguous pick fails and lists what it could mean', () => {
    const [failure] = play('[{ me: play champion at slot 2 }, { me: choose scout }]');
    expect(failure).toContain(
      '"choose scout" is ambiguous: choose ally at slot 3, choose ally at slot 4; legal:',
    );
  });

  it('a place makes a pick exact', () => {
    expect(play('[{ me: play champion at slot 2 }, { me: choose scout at slot 4 }]')).toEqual([]);
  });

  it('a card may be named by its English name, in any case', () => {
    expect(play('[{ me: Play Champion at slot 2 }, { me: choose slot 3 }]')).toEqual([]);
  });

  it('a decision left open fails', () => {
    const [failure] = play('[{ me: play champion at slot 2 }]');
    expect(failure).toMatch(/^end: a decision is left open: .*legal: choose ally at slot 3/);
  });

  it('an answer from the player who was not asked fails', () => {
    expect(play('[{ foe: pass }]')).toEqual(['play 1 (foe: pass): nothing is asked of foe now']);
  });

  it('several picks may be one answer', () => {
    expect(play('[{ me: [play champion at slot 2, choose slot 3] }]')).toEqual([]);
  });

  it('a chain is applied completely or not at all', () => {
    const [failure] = play('[{ me: [play champion at slot 2, choose slot 1] }]');
    expect(failure).toContain('"choose slot 1" is not legal');
  });

  it('a time-out passes a turn', () => {
    expect(play('[{ timeout: me }]', 'I have passed')).toEqual([]);
  });

  it('a concession ends the match', () => {
    expect(play('[{ concede: foe }]', 'I win')).toEqual([]);
  });

  it('nothing can be answered after the end', () => {
    expect(play('[{ concede: foe }, { me: pass }]', 'I win')[0]).toContain('the match is over');
  });
});

describe('legal', () => {
  const legal = (list: string): string[] =>
    failuresOf(`${CHAMPION}play: [{ me: play champion at slot 1, legal: ${list} }]\nexpect: [foe priority]`);

  it("places are the card's possible places", () => {
    expect(legal('[slot 1, slot 2, slot 3, slot 4]')).toEqual([]);
  });

  it('an option that is not listed fails', () => {
    expect(legal('[slot 1, slot 2, slot 3]')[0]).toContain(
      'also legal, but not listed: play champion at slot 4',
    );
  });

  it('a listed option that is not legal fails', () => {
    expect(legal('[slot 1, slot 2, slot 3, slot 4, slot 5]')[0]).toContain(
      '"play champion at slot 5" names what is not there: there is no slot 5; legal: ',
    );
  });

  it('otherwise it means every option', () => {
    expect(legal('[play champion at slot 1, pass]')[0]).toContain('also legal, but not listed');
  });

  it('one option listed twice fails', () => {
    expect(legal('[slot 1, slot 2, slot 3, slot 4, slot 4]')[0]).toContain('twice');
  });

  it('at the end it lists the options of the seat to move', () => {
    expect(failuresOf(`${CHAMPION}play: [{ me: pass }]\nexpect: [{ legal: [pass] }]`)).toEqual([]);
    expect(failuresOf(`${CHAMPION}expect: [{ legal: [pass] }]`)[0]).toContain('also legal, but not listed');
  });
});

describe('illegal', () => {
  const refuse = (step: string): string[] => failuresOf(`${CHAMPION}play: [${step}]\nexpect: [my priority]`);

  it('a refused answer passes', () => {
    expect(refuse('{ illegal: { me: play scout at slot 1 } }')).toEqual([]);
    expect(refuse('{ illegal: { foe: pass }, because: not-asked }')).toEqual([]);
  });

  it('a legal answer fails', () => {
    expect(refuse('{ illegal: { me: pass } }')[0]).toContain('"pass" is legal');
  });

  it('another reason fails', () => {
    expect(refuse('{ illegal: { foe: pass }, because: unknown-key }')[0]).toContain(
      'refused because: not-asked',
    );
  });

  it('an unknown word fails, so that a typo proves nothing', () => {
    expect(refuse('{ illegal: { me: play scuot at slot 1 } }')[0]).toContain(
      '"scuot" in "play scuot at slot 1" is neither a card nor a word of a pick',
    );
  });
});

describe('replays', () => {
  const replay = (answers: string, version = '0.1.0'): string[] =>
    failuresOf(
      `replay: { version: ${version}, seed: 7, decks: { me: { cards: { scout: 9 } }, foe: { cards: { pawn: 9 } } }, answers: [${answers}] }\nexpect: [round is 1]`,
    );

  it('a match is replayed from its seed', () => {
    const first = replay('{ me: pass }').length === 0 ? 'me' : 'foe';
    expect(replay(`{ ${first}: pass }`)).toEqual([]);
  });

  it('an old recording that no longer plays names its engine', () => {
    expect(replay('{ me: play champion at slot 1 }', '0.0.9')[0]).toContain(
      '(recorded with engine 0.0.9; this is',
    );
  });

  it('it replaces a position', () => {
    expect(failuresOf('start: {}\nreplay: {}\nexpect: [draw]')).toEqual([
      'format: a replay stands instead of start, me, foe and play',
    ]);
  });
});
