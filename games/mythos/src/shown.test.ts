// "I am shown KS-123": the sentence for looked-at cards, on a table where one seat has looked.

import { playing } from '@sleight/kernel';
import { OBJ, ref } from '@sleight/kernel/code';
import { expect, it } from 'vitest';
import { PLAYER_TURN } from './counters';
import { expect as holds } from './expect';
import { mythosGame } from './game';
import { plainMissions } from './plain-cards';
import { endShown, show } from './shown';

it('reports who is shown a card, and for how many player turns', () => {
  const book = mythosGame.book({ ruleset: 'jutsu', cards: plainMissions });
  const s = mythosGame.arrange(book, {
    start: {},
    foe: { at: { 1: [{ card: 'KS-123', hidden: true }] } },
  });
  const p = playing(book, s);
  const [o] = s.objs.filter((one) => one !== null && one.down === 1);
  expect(holds(p, 0, 'I am shown KS-123')).toBe('I am shown KS-123, but it is not');
  show(p, 0, ref(OBJ, o!.id), o!.cards, 1);
  expect(holds(p, 0, 'I am shown KS-123')).toBeNull();
  expect(holds(p, 0, 'foe is not shown KS-123')).toBeNull();
  endShown(p);
  expect(holds(p, 0, 'I am not shown KS-123')).toBe('I am not shown KS-123, but it is');
  s.num[PLAYER_TURN]++;
  endShown(p);
  expect(holds(p, 0, 'I am not shown KS-123')).toBeNull();
});

it('shows nothing afterwards if looking lasts only while the effect resolves', () => {
  const book = mythosGame.book({ cards: plainMissions });
  const s = mythosGame.arrange(book, { start: {}, foe: { hand: ['KS-009'] } });
  const p = playing(book, s);
  show(p, 0, ref(OBJ, 0), [0], 0);
  expect(s.mods).toEqual([]);
});
