// What the runner refuses. A scenario that says something wrong, or nothing, must never pass.

import { territoryGame } from '@sleight/territory/game';
import { describe, expect, it } from 'vitest';
import { runFile } from './run';

const HEAD = 'game: territory\ntitle: { en: A test, fr: Un test }\n';

/** "step: message" of every failure. */
const failuresOf = (yaml: string, head = HEAD): string[] =>
  runFile([territoryGame], 'test.yaml', head + yaml).flatMap((report) =>
    report.failures.map(({ step, message }) => `${step}: ${message}`),
  );

const CHAMPION = `
start: { round: 1, priority: me }
me: { hand: [champion], slots: { 2: pawn, 3: scout, 4: scout } }
foe: { slots: { 3: scout } }
`;

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

  it('a step may say what to expect after it', () => {
    const step = (power: number): string[] =>
      failuresOf(
        `${CHAMPION}play: [{ me: play champion at slot 1, expect: [my champion has power ${power}] }]`,
      );
    expect(step(5)).toEqual([]);
    expect(step(4)[0]).toContain('play 1 (me: play champion at slot 1): my champion has power 4, but');
  });

  it('a step that says two things fails', () => {
    const [failure] = failuresOf(`${CHAMPION}play: [{ me: pass, foe: pass }]\nexpect: [foe priority]`);
    expect(failure).toContain('a step must say one of me, foe');
  });

  it('a key written twice fails', () => {
    expect(failuresOf('start: {}\nstart: {}\nexpect: [draw]')[0]).toContain('Map keys must be unique');
  });

  it('a title in one language fails', () => {
    const failures = failuresOf('start: {}\nexpect: [my priority]', 'game: territory\ntitle: { en: A }\n');
    expect(failures).toEqual(['format: title.fr must be a text']);
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

  it('a pick that is not legal fails and lists what was', () => {
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

  it('a card may go by its English name, in any case', () => {
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

  it('a chain is applied whole or not at all', () => {
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

  it('places are those the card may go to', () => {
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

  it('otherwise every option is meant', () => {
    expect(legal('[play champion at slot 1, pass]')[0]).toContain('also legal, but not listed');
  });

  it('one option listed twice fails', () => {
    expect(legal('[slot 1, slot 2, slot 3, slot 4, slot 4]')[0]).toContain('twice');
  });

  it('at the end it lists the options of whoever moves', () => {
    expect(failuresOf(`${CHAMPION}play: [{ me: pass }]\nexpect: [{ legal: [pass] }]`)).toEqual([]);
    expect(failuresOf(`${CHAMPION}expect: [{ legal: [pass] }]`)[0]).toContain('also legal, but not listed');
  });
});

describe('illegal', () => {
  const refuse = (step: string): string[] => failuresOf(`${CHAMPION}play: [${step}]\nexpect: [my priority]`);

  it('an answer that is refused passes', () => {
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

  it('a word nobody knows fails, so that a typing mistake proves nothing', () => {
    expect(refuse('{ illegal: { me: play scuot at slot 1 } }')[0]).toContain(
      '"scuot" in "play scuot at slot 1" is neither a card nor a word of a pick',
    );
  });
});

describe('where a failure is', () => {
  const linesOf = (yaml: string): number[] =>
    runFile([territoryGame], 'test.yaml', yaml).flatMap(({ failures }) => failures.map(({ line }) => line));
  const whole = (...lines: string[]): string =>
    ['game: territory', 'title: Lines', 'start: {}', 'me: { hand: [champion] }', ...lines].join('\n');

  it('a step is found by its line, and so is an expectation', () => {
    expect(linesOf(whole('play:', '  - me: pass', '  - me: pass', 'expect: [round is 1]'))).toEqual([7]);
    expect(linesOf(whole('expect:', '  - round is 1', '  - round is 2', '  - round is 3'))).toEqual([7, 8]);
  });

  it('a bad setup is found by its key, a bad format by what it names', () => {
    expect(linesOf(whole('foe: { hnad: [] }', 'expect: [round is 1]'))).toEqual([5]);
    expect(linesOf(whole('expect: [round is 1]', 'expects: []'))).toEqual([6]);
    expect(linesOf(whole('expect: [round is 1]', 'expect: []'))).toEqual([6]);
  });

  it('a scenario further down a file counts lines from the start of the file, and carries its title', () => {
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

  it('tells each decision with its options, the answer and what happened, and what is open at the end', () => {
    const play = 'play: [{ me: [play champion at slot 2, choose slot 3] }]\n';
    expect(shown(`${CHAMPION}${play}`)).toEqual([
      'test.yaml:1 A test',
      'me is asked: Your turn',
      ...[1, 2, 3, 4].map((slot) => `play champion at slot ${slot}`),
      'pass',
      '> me: play champion at slot 2, then choose slot 3',
      'me is asked: Choose a unit to change',
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

  it('tells what is asked even where the answer is wrong', () => {
    expect(shown(`${CHAMPION}play: [{ me: play scuot at slot 1 }]\nexpect: [round is 1]`)).toContain('pass');
  });
});

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

  it('a fact may say whose, where and how much', () => {
    expect(after('{ facts: [power my scout 2] }')).toEqual([]);
    expect(after('{ facts: [power foe scout 2] }')[0]).toContain('did not happen');
    expect(after('{ facts: [power my scout 3] }')[0]).toContain('did not happen');
    expect(after('{ facts: [deploy champion slot 3] }')[0]).toContain('did not happen');
  });

  it('a fact with an unknown word fails', () => {
    expect(after('{ facts: [deploy champoin] }')[0]).toContain('"champoin" in "deploy champoin" is neither');
  });

  it('never finds what happened anyway', () => {
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

  it('an expectation can stand in the middle of the play', () => {
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
  it('a starter deck is legal, and needs no table', () => {
    expect(failuresOf('expect: [{ deckLegal: iron-vanguard }]')).toEqual([]);
  });

  it('each problem must be named', () => {
    const deck = '{ starter: iron-vanguard, add: { champion: 1 }';
    expect(failuresOf(`expect: [{ deckLegal: ${deck} } }]`)[0]).toContain('Champion: 4 copies');
    expect(failuresOf(`expect: [{ deckLegal: ${deck}, problems: [4 copies] } }]`)).toEqual([]);
  });

  it('a problem that is not there fails', () => {
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

describe('replays', () => {
  const replay = (answers: string, version = '0.1.0'): string[] =>
    failuresOf(
      `replay: { version: ${version}, seed: 7, decks: { me: { cards: { scout: 9 } }, foe: { cards: { pawn: 9 } } }, answers: [${answers}] }\nexpect: [round is 1]`,
    );

  it('a match is played again from its seed', () => {
    const first = replay('{ me: pass }').length === 0 ? 'me' : 'foe';
    expect(replay(`{ ${first}: pass }`)).toEqual([]);
  });

  it('an old recording that no longer plays says who recorded it', () => {
    expect(replay('{ me: play champion at slot 1 }', '0.0.9')[0]).toContain(
      '(recorded with engine 0.0.9; this is',
    );
  });

  it('it stands instead of a position', () => {
    expect(failuresOf('start: {}\nreplay: {}\nexpect: [draw]')).toEqual([
      'format: a replay stands instead of start, me, foe and play',
    ]);
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

  it('an ability that found nothing does not count', () => {
    expect(covered('play: [{ me: play bloodrite }]\nexpect: [foe priority]')).not.toContain('pawn Death');
  });
});
