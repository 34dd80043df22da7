// The table and the log as text.

import { advance, isIllegal, playing } from '@sleight/kernel/decide';
import { clone, SEATS, type State } from '@sleight/kernel/state';
import { redact } from '@sleight/kernel/telling';
import { view } from '@sleight/kernel/view';
import { beatsOf } from '@sleight/kit/story';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange';
import { board } from './board';
import { sleeved, VERBS } from './book';
import { log, saidVerbs } from './log';
import { staging } from './staging';

const book = sleeved();

const position = (): State =>
  arrange(book, {
    start: { round: 2 },
    me: { animals: ['falcon'], hand: ['whetstone'], health: 1 },
    foe: { animals: ['viper'], hand: ['stone-carapace', 'survivor-charm'] },
  });

function play(s: State, seat: 0 | 1, keys: string[]): string[][] {
  const before = clone(s);
  const moments: State[] = [];
  const facts = advance(book, s, { seat, decision: s.asked[seat], keys }, moments);
  if (isIllegal(facts)) throw new Error(facts.say.en);
  const beats = beatsOf({ staging }, { facts, moments, before, after: s });
  return SEATS.map((you) =>
    beats.flatMap((beat) =>
      log(
        { before: playing(book, beat.before), after: playing(book, beat.after) },
        redact(beat.facts, you),
        you,
      ).map(({ en }) => en),
    ),
  );
}

const shown = (s: State, seat: 0 | 1, language: 'en' | 'fr'): string =>
  board(playing(book, view(book, s, seat)), seat, language);

describe('the board', () => {
  it('uses the singular for one', () => {
    const [en, fr] = (['en', 'fr'] as const).map((language) => shown(position(), 0, language));
    expect(en).toContain('You         1 equipment in hand · 1 animal ·');
    expect(fr).toContain('Vous        1 équipement en main · 1 animal ·');
  });

  it('explains the player’s own composition layer by layer, and hides it from the other seat', () => {
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

  it('shows both cards of the last round to both players', () => {
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
      ['{0} commits a card.'],
    ]);
    const [mine, theirs] = play(s, 1, ['sleeve hunter-sleeve', 'animal viper', 'commit']);
    expect(mine).toContain(
      'You reveal Bulwark Sleeve, Falcon and Whetstone: 7 damage, 6 health, -1 initiative.',
    );
    expect(mine).toContain('{1}’s card strikes for 5.');
    expect(theirs).toContain(
      '{0} reveals Bulwark Sleeve, Falcon and Whetstone: 7 damage, 6 health, -1 initiative.',
    );
    expect(theirs).toContain('{0} draws 3 animals.');
  });

  it('has words for every verb', () => {
    expect(VERBS.filter((verb) => !saidVerbs.includes(verb))).toEqual([]);
  });
});
