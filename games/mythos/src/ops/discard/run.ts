// discard: the owner picks, or the effect's player after looking; a whole hand goes in the order its owner chooses.
import type { Count } from '@sleight/kernel/book';
import { chooseCardStep } from '@sleight/kernel/choose';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import type { C } from '../../language';
import { HAND } from '../../places';
import { needsSide } from '../../seats';
import { type Discard, register } from './schema';

export function run(a: Discard, c: C): void {
  const name = a.bind ?? register;
  const chosen = c.register(`${name} cards`);
  const owner = (f: Frame): Seat => (a.side === 'opponent' ? other(f.you) : f.you);
  const amount = a.amount === undefined ? null : c.read.amount(a.amount, c);
  const decline = a.side === 'opponent' && a.chooser === undefined ? false : c.takeDecline();
  needsSide(c, a.side, (p, _f, seat) => p.s.zones[HAND + seat].length > 0);
  c.step((_p, f) => {
    f.regs[chosen] = null;
  });
  const n: Count = (p, f) => (amount === null ? p.s.zones[HAND + owner(f)].length : amount(p, f));
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
  c.happens('discard', chosen, () => 0, name);
}
