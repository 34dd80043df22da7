// Returning DON!! to the DON!! deck (spec 10.4): their owner picks freely among the cost area, in any state, and DON!!
// given to cards. All of them go back as one event (ruling 22).

import { ASK, ask, NOTHING, type Play, reg } from '@sleight/kernel/book';
import {
  add,
  type Codes,
  codeKind,
  codePayload,
  DECLINE,
  DONE,
  NUM,
  OBJ,
  optionCode,
  ref,
} from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { askAgain, stop } from '@sleight/kernel/procedure';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import { DON, DON_ACTIVE, DON_RESTED } from './counters';
import { donOnField } from './don';
import { ACTIVE_DON, RESTED_DON } from './don-verbs';
import { eachFighter, inSlot } from './field';
import type { C } from './language';
import { DON_BACK } from './options';

export interface Returning {
  readonly least: number;
  readonly most: number;
  /** Whose DON!! go back; that player chooses which (ruling 24). */
  readonly side: 'player' | 'opponent';
}

/** In `DON_BACK` the slots of cards come after the two states of the cost area. */
const FIRST_SLOT = 2;

const times = (refs: readonly Ref[], r: Ref): number => refs.filter((one) => one === r).length;

/** The register entry of a picked option. */
function meaning(p: Play, seat: Seat, which: number): Ref {
  return which < FIRST_SLOT ? ref(NUM, which) : ref(OBJ, inSlot(p.s, seat, which - FIRST_SLOT).id);
}

/** Emits the choice and the return. */
export function returnDon(c: C, { least, most, side }: Returning, name: string): void {
  const to = c.register(`${name} choice`);
  const decline = side === 'player' && c.takeDecline();
  const seatOf = (f: Frame): Seat => (side === 'player' ? f.you : other(f.you));

  /** Which DON!! may go next, in any order; `chosen` are those that already go. */
  function open(p: Play, f: Frame, chosen: readonly Ref[], visit: (which: number) => void): void {
    const seat = seatOf(f);
    const offer = (which: number, there: number): void => {
      if (times(chosen, meaning(p, seat, which)) < there) visit(which);
    };
    offer(ACTIVE_DON, p.s.num[DON_ACTIVE + seat]);
    offer(RESTED_DON, p.s.num[DON_RESTED + seat]);
    eachFighter(p.s, seat, (o, slot) => offer(FIRST_SLOT + slot, o.marks[DON]));
  }

  /** The same DON!! in the order of the options, so that every order of picking leads to the same position. */
  function sorted(p: Play, f: Frame, chosen: readonly Ref[]): Ref[] {
    const refs: Ref[] = [];
    open(p, f, [], (which) => {
      const r = meaning(p, seatOf(f), which);
      refs.push(...new Array<number>(times(chosen, r)).fill(r));
    });
    return refs;
  }

  const rest = c.restPayable;

  function list(p: Play, f: Frame, out: Codes): void {
    const chosen = f.regs[to]?.refs ?? [];
    if (decline && chosen.length === 0) add(out, optionCode(DECLINE));
    if (chosen.length >= least && least < most) add(out, optionCode(DONE));
    if (chosen.length >= most || !rest(p, f)) return;
    open(p, f, chosen, (which) => add(out, optionCode(DON_BACK, which)));
  }

  c.step((_p, f) => {
    f.regs[to] = null;
  });
  c.ask(
    ask({
      seat: (_p, f) => seatOf(f),
      list,
      // DON!! are there for all to see.
      forced: (p, f, codes) => {
        if (codes.n === 0) return NOTHING;
        const first = codeKind(codes.list[0]);
        // Without "decline" or "done" some must go; where all must, none is asked for.
        const onlyWay = codes.n === 1 ? first !== DECLINE : donOnField(p.s, seatOf(f)) <= least;
        return onlyWay && (first === DONE || first === DON_BACK) ? codes.list[0] : ASK;
      },
      pick(p, f, code): void {
        const kind = codeKind(code);
        if (kind === DECLINE) stop(f);
        if (kind !== DON_BACK) return;
        const chosen = [...(f.regs[to]?.refs ?? []), meaning(p, seatOf(f), codePayload(code))];
        f.regs[to] = reg(sorted(p, f, chosen));
        if (chosen.length < most) askAgain(f);
      },
      why: () => ({ en: 'Choose DON!! to return', fr: 'Choisissez les DON!! à renvoyer' }),
    }),
  );
  c.happens('returnDon', to, (_p, f) => seatOf(f), name);
}
