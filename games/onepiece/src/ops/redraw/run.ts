// redraw: as many cards as went back are drawn, so a used Event, which has left the hand, is not counted.
import type { C } from '../../language';
import { sidesIn } from '../../sides';
import { forget, pick } from '../../targets';
import { type Redraw, register } from './schema';

const WHY = { en: 'Your hand goes back into your deck', fr: 'Votre main retourne dans votre deck' };

export function run(a: Redraw, c: C): void {
  const name = a.bind ?? register;
  const hand = pick(
    c,
    { targetType: 'card', targetSide: 'player', from: 'hand', all: true },
    `${name} hand`,
    {
      why: WHY,
    },
  );
  c.happens('putInDeck', hand, () => 0, `${name} back`);
  forget(c, hand);
  c.happens('shuffle', sidesIn(c, 'player'), () => 0, `${name} shuffle`);
  const back = c.register(`${name} back`);
  c.happens('draw', sidesIn(c, 'player'), (_p, f) => f.regs[back]?.n ?? 0, name);
}
