// discard: the owner picks, or the effect's player after looking; a whole hand goes in the order its owner chooses.
import { type Count, reg } from '@sleight/kernel/book';
import { chooseCardStep } from '@sleight/kernel/choose';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import type { C } from '../../language';
import { HAND } from '../../places';
import { needsSide } from '../../seats';
import { type Discard, register } from './schema';

/** Emits the choice of the cards that one side discards, and returns the register that holds them. */
function choose(a: Discard, c: C, side: 'player' | 'opponent', decline: boolean): number {
  const chosen = c.register(`${a.bind ?? register} cards of ${side}`);
  const owner = (f: Frame): Seat => (side === 'opponent' ? other(f.you) : f.you);
  const amount = a.amount === undefined ? null : c.read.amount(a.amount, c);
  const n: Count = (p, f) => (amount === null ? p.s.zones[HAND + owner(f)].length : amount(p, f));
  c.step((_p, f) => {
    f.regs[chosen] = null;
  });
  c.ask(
    chooseCardStep({
      seat: (_p, f) => (a.chooser === 'player' ? f.you : owner(f)),
      zone: (_p, f) => HAND + owner(f),
      min: n,
      max: n,
      to: chosen,
      decline,
      why: { en: 'Choose a card to discard', fr: 'Choisissez une carte à défausser' },
    }),
  );
  return chosen;
}

export function run(a: Discard, c: C): void {
  const name = a.bind ?? register;
  needsSide(c, a.side, (p, _f, seat) => p.s.zones[HAND + seat].length > 0);
  if (a.side === 'any') {
    // Both choose before either discards; first it is checked whether it happens at all, since a hand may be empty.
    const both = [choose(a, c, 'player', false), choose(a, c, 'opponent', false)];
    const together = c.register(`${name} cards`);
    c.step((_p, f) => {
      f.regs[together] = reg(both.flatMap((chosen) => f.regs[chosen]?.refs ?? []));
    });
    c.happens('discard', together, () => 0, name);
    return;
  }
  const picksOwn = a.side !== 'opponent' || a.chooser !== undefined;
  const chosen = choose(a, c, a.side ?? 'player', picksOwn ? c.takeDecline() : false);
  c.happens('discard', chosen, () => 0, name);
}
