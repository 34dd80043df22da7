// Taking Life cards by an effect or a cost (spec 8.9): from the top, from the bottom, or from either end.

import { ASK, ask, NOTHING, type Play, reg } from '@sleight/kernel/book';
import { add, CARD, codeKind, codePayload, DECLINE, DONE, optionCode, ref } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { askAgain, stop } from '@sleight/kernel/procedure';
import type { Frame, Reg, Seat } from '@sleight/kernel/state';
import type { C } from './language';
import { isFaceUp, lifeCount } from './life';
import { END_OF_STACK } from './options';
import { LIFE } from './places';
import { seatsFor } from './sides';
import type { DeckPosition } from './vocabulary';

const TOP = 0;
const BOTTOM = 1;

/** The topmost cards that lie as asked: face up or face down. */
export function topLife(p: Play, seat: Seat, n: number, faceUp: boolean): Reg {
  const stack = p.s.zones[LIFE + seat];
  const found: Ref[] = [];
  for (let i = stack.length - 1; i >= 0 && found.length < n; i--)
    if (isFaceUp(p.s, seat, i) === faceUp) found.push(ref(CARD, stack[i]));
  return reg(found);
}

export interface FromLife {
  readonly amount: number;
  readonly upTo?: true | undefined;
  readonly side?: 'player' | 'opponent' | 'any' | undefined;
  readonly position: DeckPosition;
}

/**
 * Emits the choice and returns the register that holds the cards. The effect's player says how many and from which
 * end; with one card left there is only one end.
 */
export function takeFromLife(
  c: C,
  name: string,
  { amount, upTo, side = 'player', position }: FromLife,
): number {
  const to = c.register(`${name} cards`);
  const decline = c.takeDecline();
  const rest = c.restPayable;
  const seat = (f: Frame): Seat => seatsFor(f, side)[0];
  const taken = (f: Frame): readonly Ref[] => f.regs[to]?.refs ?? [];
  c.step((_p, f) => {
    f.regs[to] = null;
  });
  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(p, f, out): void {
        const left = lifeCount(p.s, seat(f)) - taken(f).length;
        const mayRefuse = decline && taken(f).length === 0;
        if (mayRefuse) add(out, optionCode(DECLINE));
        if (upTo === true || (left === 0 && !mayRefuse)) add(out, optionCode(DONE));
        if (left === 0 || taken(f).length >= amount || !rest(p, f)) return;
        if (position !== 'bottom') add(out, optionCode(END_OF_STACK, TOP));
        const isOther = position === 'bottom' || (position === 'topOrBottom' && left > 1);
        if (isOther) add(out, optionCode(END_OF_STACK, BOTTOM));
      },
      // How many Life cards there are is public.
      // A cost that only its player knows cannot be paid in full is refused by that player.
      forced: (_p, _f, codes) => {
        if (codes.n === 0) return NOTHING;
        return codes.n === 1 && codeKind(codes.list[0]) !== DECLINE ? codes.list[0] : ASK;
      },
      pick(p, f, code): void {
        if (codeKind(code) === DECLINE) stop(f);
        if (codeKind(code) !== END_OF_STACK) return;
        const left = p.s.zones[LIFE + seat(f)].filter((card) => !taken(f).includes(ref(CARD, card)));
        const card = codePayload(code) === TOP ? left[left.length - 1] : left[0];
        f.regs[to] = reg([...taken(f), ref(CARD, card)]);
        if (taken(f).length < amount) askAgain(f);
      },
      why: () => ({
        en: 'Top or bottom of the Life cards?',
        fr: 'Au-dessus ou en dessous des cartes Vie\u202f?',
      }),
    }),
  );
  return to;
}
