// A player at the terminal: asking, mistyping, conceding, leaving, playing to the end.

import { describe, expect, test } from 'vitest';
import { run } from './held-terminal';
import { numbered } from './play';

const play = (lines: readonly string[], ...args: string[]) =>
  run(['play', '--game', 'territory', '--seed', '5', ...args], lines);
const WITH_DECK = ['--deck', 'iron-vanguard', '--foe-deck', 'rune-engine'];

describe('play', () => {
  test('offers the prebuilt decks when none is named', async () => {
    const heard = await play(['9', 'mire-watch']);
    expect(heard.out).toContain('Choose your deck:');
    expect(heard.out).toContain('“9” is not one of the options. Type a number from 1 to 4');
    expect(heard.out).toContain('Mire Watch against');
  });

  test('exits 0 when the input ends, at any point', async () => {
    for (const lines of [[], ['1'], ['1', '1', 'q']]) {
      const heard = await play(lines);
      expect(heard.code).toBe(0);
      expect(heard.out).toContain('You left the table.');
    }
  });

  test('shows the table and numbered options in sentences', async () => {
    const heard = await play([], ...WITH_DECK);
    expect(heard.out).toContain('Round 1 · marks (you-opponent) 0-0');
    expect(heard.out).toContain('  1 Play Champion in slot 1');
  });

  test('explains why a card cannot be played', async () => {
    const heard = await play(['why dark bargain', 'why champion', 'why zzz', 'why'], ...WITH_DECK);
    expect(heard.out).toContain('This card is not in your hand.');
    expect(heard.out).toContain('You can: it’s one of your options.');
    expect(heard.out).toContain('There is no card called “zzz”.');
    expect(heard.out).toContain('Which card?');
  });

  test("helps, prints a card's text, and answers nonsense with a sentence", async () => {
    const heard = await play(['?', 'card bounc', 'flip the table', '0', '-1', '1.5', ''], ...WITH_DECK);
    expect(heard.out).toContain('Type the number of an option to choose it.');
    expect(heard.out).toContain('Bouncer\nDeploy: bounce a close unit.');
    expect(heard.out.match(/is not one of the options/g)).toHaveLength(4);
    expect(heard.out).toMatch(/^Type a number from 1 to \d+, or \? for help\.$/m);
  });

  test('concedes only after a confirmation', async () => {
    const refused = await play(['q', 'n'], ...WITH_DECK);
    expect(refused.out).not.toContain('You concede');
    const conceded = await play(['q', 'y'], ...WITH_DECK);
    expect(conceded.out).toContain('You concede the match.');
    expect(conceded.out).toContain('Defeat.');
    expect(conceded.code).toBe(0);
  });

  test('never names a card the opponent draws', async () => {
    const heard = await play(new Array<string>(300).fill('1'), ...WITH_DECK);
    const draws = heard.out.match(/\bPip draws .*/g) ?? [];
    expect(draws.length).toBeGreaterThan(1);
    for (const line of draws) expect(line).toMatch(/^Pip draws \d+ cards?\.$/);
  });

  test('plays a whole match with leaders and mulligans, in French', async () => {
    const rules = ['--ruleset', 'leaders', '--rules', '{"mulligan":2}', '--lang', 'fr'];
    const heard = await play(new Array<string>(300).fill('1'), ...WITH_DECK, ...rules);
    expect(heard.out).toMatch(/Victoire\u202f!|Défaite\.|Égalité\.$/);
    expect(heard.out).toContain('meneur Maréchal Odrane');
    expect(heard.out).not.toMatch(/\bYou\b|\bopponent\b/i);
    expect(heard.out).toMatch(/\p{L}’\p{L}/u);
    expect(heard.out).not.toMatch(/\p{L}'\p{L}|[\s(]-\d/u);
  });

  test('gives a hint: the three best options with their chances', async () => {
    const heard = await play(['hint'], ...WITH_DECK);
    expect(heard.out.match(/^ +\d+\.\d% {2}\w/gm)).toHaveLength(3);
  });

  test('seats a level or a character, and refuses one it does not know', async () => {
    const whole = new Array<string>(300).fill('1');
    expect((await play(whole, ...WITH_DECK, '--persona', 'bramble')).out).toMatch(
      /Victory!|Defeat\.|draw\.$/,
    );
    expect((await play([], ...WITH_DECK, '--persona', 'nobody')).code).toBe(2);
    expect((await play([], ...WITH_DECK, '--level', 'godlike')).code).toBe(2);
  });

  test('prints options in columns that fit the terminal', () => {
    expect(numbered(['a', 'b'], 80)).toEqual(['  1 a    2 b']);
    const long = 'x'.repeat(60);
    expect(numbered([long, long], 110)).toHaveLength(2);
    expect(numbered([long, long], 130)).toHaveLength(1);
  });
});
