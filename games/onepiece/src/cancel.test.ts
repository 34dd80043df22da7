// Backing out is free until an answer is sent (law 6, spec 20.3): a chain of picks is one thought, applied whole or not
// at all; costs, the [Once Per Turn] and the cards stay as they were.

import { advance, decisions, isIllegal, playing } from '@sleight/kernel/decide';
import { hash } from '@sleight/kernel/state';
import { describe, expect, it } from 'vitest';
import { onepieceGame } from './game';
import { plainCards } from './plain-cards';

const book = onepieceGame.book({ cards: plainCards });
const laid = () =>
  onepieceGame.arrange(book, {
    start: {},
    me: { characters: ['ST06-012'], hand: ['ST01-002', 'ST01-003'] },
    foe: { characters: ['ST01-006'] },
  });
const send = (s: ReturnType<typeof laid>, keys: string[]) => {
  const [{ id, seat }] = decisions(playing(book, s));
  return advance(book, s, { seat, decision: id, keys });
};

describe('activating a text', () => {
  it('a chain that cannot be carried out to its end changes nothing', () => {
    const s = laid();
    const before = hash(s);
    const refused = send(s, ['activate my character 1', 'choose ST01-002 from hand', 'choose enemy leader']);
    expect(isIllegal(refused)).toBe(true);
    expect(hash(s)).toBe(before);
  });

  it('a whole chain pays the costs in order and then chooses', () => {
    const s = laid();
    const facts = send(s, [
      'activate my character 1',
      'choose ST01-002 from hand',
      'choose enemy character 1',
    ]);
    if (isIllegal(facts)) throw new Error(facts.illegal);
    expect(facts.map(({ verb }) => verb)).toEqual(['activate', 'trashFromHand', 'rest', 'ko']);
  });
});
