// lookLife: looks at the top Life card of a player and places it at the top or bottom of the same stack (ruling 55);
// or, without an amount, looks at all of them and orders them.
import { ASK, ask, NOTHING, type Play, reg } from '@sleight/kernel/book';
import {
  add,
  CARD,
  CHOOSE,
  codeKind,
  codePayload,
  DONE,
  optionCode,
  ref,
  refIndex,
  SEAT,
} from '@sleight/kernel/code';
import type { Frame, Seat } from '@sleight/kernel/state';
import { UNDER } from '../../field-verbs';
import type { C } from '../../language';
import { lifeCount } from '../../life';
import { inOrder, whichEnd } from '../../ordering';
import { LIFE } from '../../places';
import { seatsFor } from '../../sides';
import { forget } from '../../targets';
import { type LookLife, register } from './schema';

const WHOSE = { en: 'Whose Life cards do you look at?', fr: 'De qui regardez-vous les cartes Vie\u202f?' };
const WHERE = { en: 'Top or bottom of the Life cards?', fr: 'Au-dessus ou en dessous des cartes Vie\u202f?' };
const ORDER = { en: 'Which one goes on top next?', fr: 'Laquelle vient ensuite, de haut en bas\u202f?' };

/** Whose stack: asked if there is a choice, or if looking can be skipped. Counts are public. */
function whose(a: LookLife, c: C, name: string): number {
  const to = c.register(`${name} whose`);
  const seats = (p: Play, f: Frame): Seat[] =>
    seatsFor(f, a.side ?? 'any').filter((seat) => lifeCount(p.s, seat) > 0);
  c.step((_p, f) => {
    f.regs[to] = null;
  });
  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(p, f, out): void {
        if (a.upTo === true) add(out, optionCode(DONE));
        for (const seat of seats(p, f)) add(out, optionCode(CHOOSE, ref(SEAT, seat)));
      },
      forced: (_p, _f, codes) => {
        if (codes.n === 0) return NOTHING;
        return codes.n === 1 ? codes.list[0] : ASK;
      },
      pick(_p, f, code): void {
        if (codeKind(code) === CHOOSE) f.regs[to] = reg([codePayload(code)]);
      },
      why: () => WHOSE,
    }),
  );
  return to;
}

export function run(a: LookLife, c: C): void {
  const name = a.bind ?? register;
  const owner = whose(a, c, name);
  const cards = c.register(`${name} cards`);
  c.step((p, f) => {
    const seat = f.regs[owner]?.refs[0];
    const stack = seat === undefined ? [] : p.s.zones[LIFE + refIndex(seat)];
    const top = a.amount === undefined ? stack : stack.slice(-a.amount);
    f.regs[cards] = reg(top.toReversed().map((card) => ref(CARD, card)));
  });
  c.happens('look', cards, () => 0, name);
  const end = a.amount === 1 ? whichEnd(c, name, cards, WHERE) : -1;
  if (a.amount !== 1) inOrder(c, cards, (_p, f) => f.you, ORDER);
  const under = (f: Frame): number => (end >= 0 && f.regs[end]?.n === 1 ? UNDER : 0);
  c.happens('moveLife', cards, (_p, f) => under(f), `${name} placed`);
  for (const held of [cards, c.register(name)]) forget(c, held);
}
