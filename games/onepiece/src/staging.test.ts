// How a turn and a battle are told: phase by phase, each step of a battle in a beat of its own; a Counter card is shown
// before what it adds, and a card that has left still did what it does.

import { advance, decisions, isIllegal, playing } from '@sleight/kernel/decide';
import { clone, type State } from '@sleight/kernel/state';
import { type Staged, staged } from '@sleight/kit/staging';
import { type Beat, beatsOf } from '@sleight/kit/story';
import { describe, expect, it, test } from 'vitest';
import { onepieceGame } from './game';
import { plainCards } from './plain-cards';
import { scene } from './scene';
import { staging } from './staging';

const guard = { id: 'T-001', counter: 2000 };
const heir = { id: 'T-002', power: 1000, abilities: ['[On K.O.] Draw 1 card.'] };
const miser = {
  id: 'T-003',
  abilities: ['[Activate: Main] You may trash 1 card from your hand: Draw 1 card.'],
};
const wall = { id: 'T-004', power: 9000, keywords: ['Blocker'] };
const lucky = { id: 'T-005', abilities: ['[Trigger] Draw 1 card.'] };
const book = onepieceGame.book({ cards: [...plainCards, guard, heir, miser, wall, lucky] });

function beats(s: State, ...keys: string[]): readonly Beat[] {
  const [{ id, seat }] = decisions(playing(book, s));
  const before = clone(s);
  const moments: State[] = [];
  const facts = advance(book, s, { seat, decision: id, keys }, moments);
  if (isIllegal(facts)) throw new Error(facts.say.en);
  return beatsOf(onepieceGame, { facts, moments, before, after: clone(s) });
}

/** The beats of the answer that picks these, as the table plays them. */
const told = (s: State, ...keys: string[]): (readonly Staged[])[] =>
  beats(s, ...keys).map(({ before, after, facts }) =>
    staged(staging, { before: playing(book, before), after: playing(book, after) }, facts),
  );

/** The phase that each beat shows, and its verbs: "Draw Phase: draw". */
const phases = (s: State, ...keys: string[]): string[] =>
  beats(s, ...keys).map(({ facts, after }) => {
    const verbs = facts.map(({ verb }) => verb).join(' ');
    return `${scene(playing(book, after)).heading.phase?.en}: ${verbs}`;
  });

describe('a Counter card', () => {
  const attacked = (): State => {
    const s = onepieceGame.arrange(book, { start: {}, me: {}, foe: { hand: ['T-001', 'T-001'] } });
    told(s, 'attack enemy leader with my leader');
    return s;
  };

  it('is played from the hand to the trash, and points at what it makes stronger', () => {
    const [[card, effect]] = told(attacked(), 'counter T-001 for my leader');
    expect(card).toMatchObject({ how: 'play', card: 'T-001', seat: 1, from: 'hand:1', to: 'trash:1' });
    expect(effect).toMatchObject({ verb: 'counter', how: 'mark', amount: 2000, byCardOf: 1 });
  });

  it('is told in one beat with what it adds, each of several on its own', () => {
    const s = attacked();
    for (let i = 0; i < 2; i++) {
      const [beat] = told(s, 'counter T-001 for my leader');
      expect(beat.map(({ verb }) => verb)).toEqual(['trashFromHand', 'counter']);
    }
  });
});

it('a card that is trashed as a cost only moves', () => {
  const s = onepieceGame.arrange(book, {
    start: {},
    me: { characters: ['T-003'], hand: ['T-001'] },
    foe: {},
  });
  const facts = told(s, 'activate my character 1').flat();
  expect(facts.find(({ verb }) => verb === 'trashFromHand')?.how).toBe('move');
});

it('what a card does when it is K.O.’d comes from that card', () => {
  const foe = { characters: [{ card: 'T-002', rested: true }] };
  const s = onepieceGame.arrange(book, { start: {}, me: {}, foe });
  const facts = told(s, 'attack enemy character 1 with my leader').flat();
  const gone = facts.find(({ verb }) => verb === 'ko')?.piece;
  expect(gone).toBeDefined();
  expect(facts.find(({ verb }) => verb === 'draw')?.by).toBe(gone);
});

test('the phases of a turn are shown one by one', () => {
  const me = { leader: { card: 'PLAIN-001', rested: true }, don: { active: 1, rested: 2 } };
  const s = onepieceGame.arrange(book, { start: { turn: 4, active: 'foe' }, me, foe: {} });
  expect(phases(s, 'end turn')).toEqual([
    'End Phase: endTurn',
    'Refresh Phase: turn',
    'Refresh Phase: setActive setDonActive',
    'Draw Phase: draw',
    'DON!! Phase: addDon',
    'Main Phase: ',
  ]);
});

describe('a battle', () => {
  const attack = 'attack enemy leader with my leader';
  const position = (foe: unknown): State => onepieceGame.arrange(book, { start: {}, me: {}, foe });

  it('shows attack, damage and the Life card in beats of their own', () => {
    const s = position({ life: ['T-001', 'T-001'], hand: [] });
    expect(phases(s, attack)).toEqual(['Attack Step: attack rest', 'Damage Step: damage']);
    expect(phases(s, 'to hand')).toEqual(['Damage Step: takeLife', 'Main Phase: ']);
  });

  it('shows a [Trigger] before what it does', () => {
    const s = position({ life: ['T-005', 'T-001'], hand: [] });
    told(s, attack);
    expect(phases(s, 'trigger')).toEqual([
      'Damage Step: useTrigger',
      'Damage Step: draw',
      'Damage Step: trashTrigger',
      'Main Phase: ',
    ]);
  });

  it('shows a block, a Counter and the survival one after the other', () => {
    const s = position({ characters: ['T-004'], hand: ['T-001', 'T-001'] });
    expect(phases(s, attack)).toEqual(['Attack Step: attack rest', 'Block Step: ']);
    expect(phases(s, 'block with my character 1')).toEqual([
      'Block Step: block',
      'Block Step: rest',
      'Counter Step: ',
    ]);
    expect(phases(s, 'counter T-001 for my character 1')).toEqual(['Counter Step: trashFromHand counter']);
    expect(phases(s, 'pass')).toEqual(['Damage Step: repel', 'Main Phase: ']);
  });

  it('shows a K.O. in the Damage Step', () => {
    const s = onepieceGame.arrange(book, {
      start: {},
      me: {},
      foe: { characters: [{ card: 'T-002', rested: true }], hand: [] },
    });
    expect(phases(s, 'attack enemy character 1 with my leader')).toEqual([
      'Attack Step: attack rest',
      'Damage Step: ko',
      'End of the battle: draw',
      'Main Phase: ',
    ]);
  });
});

test('the mulligan is read out', () => {
  const begun = (): State =>
    onepieceGame.arrange(book, { start: { setup: true }, me: { filler: 20 }, foe: { filler: 20 } });
  const facts = (answer: string): Staged[] => told(begun(), answer).flat();
  expect(facts('keep')[0]).toMatchObject({ verb: 'keep', how: 'say' });
  expect(facts('redraw')[0]).toMatchObject({ verb: 'mulligan', how: 'move', from: 'hand:0', to: 'deck:0' });
});
