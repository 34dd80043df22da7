// Reports of a run: the line of a failure, each decision if asked, and the abilities it covered.

import { territoryGame } from '@sleight/territory/game';
import { describe, expect, it } from 'vitest';
import { runFile } from './run';
import { CHAMPION, HEAD } from './run-probe';

describe('where a failure is', () => {
  const linesOf = (yaml: string): number[] =>
    runFile([territoryGame], 'test.yaml', yaml).flatMap(({ failures }) => failures.map(({ line }) => line));
  const whole = (...lines: string[]): string =>
    ['game: territory', 'title: Lines', 'start: {}', 'me: { hand: [champion] }', ...lines].join('\n');

  it('a step is found by its line, and so is an expectation', () => {
    expect(linesOf(whole('play:', '  - me: pass', '  - me: pass', 'expect: [round is 1]'))).toEqual([7]);
    expect(linesOf(whole('expect:', '  - round is 1', '  - round is 2', '  - round is 3'))).toEqual([7, 8]);
  });

  it('a bad setup is found by its key, a bad format by the name in the message', () => {
    expect(linesOf(whole('foe: { hnad: [] }', 'expect: [round is 1]'))).toEqual([5]);
    expect(linesOf(whole('expect: [round is 1]', 'expects: []'))).toEqual([6]);
    expect(linesOf(whole('expect: [round is 1]', 'expect: []'))).toEqual([6]);
  });

  it('a scenario further down counts lines from the start of the file, and has its title', () => {
    const second = whole('expect: [round is 2]').replace('Lines', 'The second');
    const [, report] = runFile(
      [territoryGame],
      'test.yaml',
      `${whole('expect: [round is 1]')}\n---\n${second}`,
    );
    expect(report.failures).toMatchObject([
      { file: 'test.yaml', title: { en: 'The second' }, line: 11, step: 'scenario 2, expect 1 (round is 2)' },
    ]);
  });
});

describe('showing a scenario', () => {
  const shown = (yaml: string): string[] => {
    const lines: string[] = [];
    runFile([territoryGame], 'test.yaml', HEAD + yaml, { show: ({ en }) => lines.push(en.trim()) });
    return lines;
  };

  it('prints each decision with its options, the answer and the facts, and what is open at the end', () => {
    const play = 'play: [{ me: [play champion at slot 2, choose slot 3] }]\n';
    expect(shown(`${CHAMPION}${play}`)).toEqual([
      'test.yaml:1 A test',
      'me is asked: Your turn',
      ...[1, 2, 3, 4].map((slot) => `play champion at slot ${slot}`),
      'pass',
      '> me: play champion at slot 2, then choose slot 3',
      'me is asked: Choose a unit to get +2 power',
      'choose ally at slot 3',
      'choose ally at slot 4',
      '. play my champion to slot 2',
      '. sacrifice my pawn from slot 2',
      '. die my pawn from slot 2',
      '. power my scout from slot 3 2',
      '. deploy my champion from slot 2',
      'foe is asked: Your turn',
      'pass',
    ]);
  });

  it('prints the question even if the answer is wrong', () => {
    expect(shown(`${CHAMPION}play: [{ me: play scuot at slot 1 }]\nexpect: [round is 1]`)).toContain('pass');
  });
});

describe('coverage', () => {
  const covered = (play: string): readonly string[] =>
    runFile(
      [territoryGame],
      'test.yaml',
      `${HEAD}start: {}\nme: { hand: [cultist, bloodrite], slots: { 1: pawn } }\nfoe: { slots: { 2: champion } }\n${play}`,
    )[0].covered;

  it('an ability that did something counts, and so does one it caused', () => {
    const play = 'play: [{ me: play bloodrite }]\nexpect: [foe priority]';
    expect(covered(play)).toEqual(expect.arrayContaining(['bloodrite Play', 'pawn', 'bloodrite']));
  });

  it('an ability that was declined does not count', () => {
    const play = 'play: [{ me: play cultist at slot 2 }, { me: decline }]\nexpect: [foe priority]';
    expect(covered(play)).not.toContain('cultist Deploy');
  });

  it('an ability without targets does not count', () => {
    expect(covered('play: [{ me: play bloodrite }]\nexpect: [foe priority]')).not.toContain('pawn Death');
  });
});
