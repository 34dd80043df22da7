// The table and the log as people read them.

import { advance, isIllegal, playing } from '@sleight/kernel/decide';
import { redact } from '@sleight/kernel/facts';
import { clone, type State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange';
import { board } from './board';
import { sleeved, VERBS } from './book';
import { log, saidVerbs } from './log';

const book = sleeved();

const position = (): State =>
  arrange(book, {
    start: { round: 2 },
    me: { animals: ['falcon'], hand: ['whetstone'], health: 1 },
    foe: { animals: ['viper'], hand: ['stone-carapace', 'survivor-charm'] },
  });

function play(s: State, seat: 0 | 1, keys: string[]): string[][] {
  const before = clone(s);
  const facts = advance(book, s, { seat, decision: s.asked[seat], keys });
  if (isIllegal(facts)) throw new Error(facts.say.en);
  const moment = { before: playing(book, before), after: playing(book, s) };
  return [0, 1].map((you) =>
    log(moment, redact(facts, you === 0 ? 0 : 1), you === 0 ? 0 : 1).map(({ en }) => en),
  );
}

const shown = (s: State, seat: 0 | 1, language: 'en' | 'fr'): string =>
  board(playing(book, view(book, s, seat)), seat, language);

describe('the board', () => {
  it('counts in the singular where there is one', () => {
    const [en, fr] = (['en', 'fr'] as const).map((language) => shown(position(), 0, language));
    expect(en).toContain('You         1 equipment in hand · 1 animal ·');
    expect(fr).toContain('Vous        1 équipement en main · 1 animal ·');
  });

  it('explains one’s own composition layer by layer, and hides it from the other seat', () => {
    const s = position();
    play(s, 0, ['sleeve bulwark-sleeve', 'animal falcon', 'equip whetstone']);
    const table = shown(s, 0, 'en').split('\n').slice(-8);
    expect(table.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
      'Your card Damage Health Initiative Modifier Effect',
      'Bulwark Sleeve, background -1 damage',
      'Falcon [5] 2',
      'Whetstone [-1] [+2 damage]',
      'Bulwark Sleeve, foreground [5]',
      'active modifier +2',
      'from earlier rounds +1',
      'Total 7 6 -1',
    ]);
    expect(shown(s, 1, 'en')).not.toContain('Falcon');
    expect(shown(s, 1, 'en')).not.toContain('HAS COMMITTED');
    expect(shown(s, 0, 'fr')).toContain('des manches passées');
    play(s, 0, ['commit']);
    expect(shown(s, 1, 'en')).toContain('HAS COMMITTED');
    expect(shown(s, 1, 'en')).not.toContain('Falcon');
  });

  it('shows both cards of the last round to everyone', () => {
    const s = position();
    play(s, 0, ['sleeve bulwark-sleeve', 'animal falcon', 'equip whetstone', 'commit']);
    play(s, 1, ['sleeve hunter-sleeve', 'animal viper', 'commit']);
    for (const seat of [0, 1] as const) {
      expect(shown(s, seat, 'en')).toContain('Falcon');
      expect(shown(s, seat, 'fr')).toContain('Vipère');
    }
  });
});

describe('the log', () => {
  it('tells each seat what it may know', () => {
    const s = position();
    expect(play(s, 0, ['sleeve bulwark-sleeve', 'animal falcon', 'equip whetstone', 'commit'])).toEqual([
      ['You commit your card.'],
      ['The opponent has committed a card.'],
    ]);
    const [mine, theirs] = play(s, 1, ['sleeve hunter-sleeve', 'animal viper', 'commit']);
    expect(mine).toContain('You show Bulwark Sleeve, Falcon, Whetstone.');
    expect(mine).toContain("The opponent's card attacks for 5.");
    expect(theirs).toContain('The opponent shows Bulwark Sleeve, Falcon, Whetstone.');
    expect(theirs).toContain('The opponent takes 3 animals.');
  });

  it('has words for every verb', () => {
    expect(VERBS.filter((verb) => !saidVerbs.includes(verb))).toEqual([]);
  });
});
