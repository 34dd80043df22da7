// What the table shows of a battle, and how much room there is.

import { advance, decisions, isIllegal, playing } from '@sleight/kernel/decide';
import type { State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import type { Area, Scene } from '@sleight/kit/scene';
import { describe, expect, it } from 'vitest';
import { onepieceGame } from './game';
import { plainCards } from './plain-cards';
import { scene } from './scene';

const book = onepieceGame.book({ cards: plainCards });

const laid = (): State =>
  onepieceGame.arrange(book, {
    start: {},
    me: { characters: ['ST01-006'] },
    foe: { characters: ['ST01-006'], hand: ['ST01-002'] },
  });

function send(s: State, key: string): void {
  const [{ id, seat }] = decisions(playing(book, s));
  const facts = advance(book, s, { seat, decision: id, keys: [key] });
  if (isIllegal(facts)) throw new Error(facts.say.en);
}

const seen = (s: State): Scene => scene(playing(book, view(book, s, 0)));

function areaOf({ areas }: Scene, id: string): Area {
  const area = areas.find((one) => one.id === id);
  if (area === undefined) throw new Error(`no area is called ${id}`);
  return area;
}

const wordsIn = (s: State, id: string): string[] =>
  areaOf(seen(s), id).pieces.flatMap(({ words = [] }) => words.map(({ en }) => en));

describe('a battle', () => {
  it('is a line from who attacks to who is attacked, and both are called so', () => {
    const s = laid();
    expect(seen(s).links).toEqual([]);
    send(s, 'attack enemy leader with my leader');
    const [line] = seen(s).links;
    expect(line.from).toBe(areaOf(seen(s), 'leader:0').pieces[0].id);
    expect(line.to).toBe(areaOf(seen(s), 'leader:1').pieces[0].id);
    expect(wordsIn(s, 'leader:0')).toContain('attacks');
    expect(wordsIn(s, 'leader:1')).toContain('attacked');
  });

  it('a blocker takes the line on itself', () => {
    const s = laid();
    send(s, 'attack enemy leader with my leader');
    send(s, 'block with my character 1');
    expect(seen(s).links[0].to).toBe(areaOf(seen(s), 'character:1').pieces[0].id);
    expect(wordsIn(s, 'character:1')).toContain('blocks');
    expect(wordsIn(s, 'leader:1')).toEqual([]);
  });
});

it('there is room for five Characters', () => {
  expect(areaOf(seen(laid()), 'character:0').room).toBe(5);
});

it('the attacked player is to move while asked to block', () => {
  const s = laid();
  const toMove = (): number[] => seen(s).seats.flatMap((one) => (one.isActive ? [one.seat] : []));
  expect(toMove()).toEqual([0]);
  send(s, 'attack enemy leader with my leader');
  expect(toMove()).toEqual([1]);
});

it('before the first turn the table names the mulligan, and no turn', () => {
  const side = { deck: [], filler: 20 };
  const s = onepieceGame.arrange(book, { start: { setup: 'shuffled' }, me: side, foe: side });
  const heading = () => {
    const { turn, phase } = seen(s).heading;
    return [turn.en, phase?.en ?? null];
  };
  expect(heading()).toEqual(['Setup', null]);
  send(s, 'go first');
  expect(heading()).toEqual(['Setup', 'Mulligan']);
  send(s, 'keep');
  send(s, 'keep');
  expect(heading()).toEqual(['Turn 1', 'Main Phase']);
});
