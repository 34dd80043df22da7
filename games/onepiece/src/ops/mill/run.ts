// mill: cards from the top of a deck go to the trash.
import type { Said } from '@sleight/kernel/book';
import { reg } from '@sleight/kernel/book';
import { chooseNumberStep } from '@sleight/kernel/choose';
import type { C } from '../../language';
import { DECK } from '../../places';
import { seatsFor, sidesIn } from '../../sides';
import { type Mill, register } from './schema';

const WHY: Said = { en: 'How many cards do you trash?', fr: 'Combien de cartes défaussez-vous\u202f?' };

export function run(a: Mill, c: C): void {
  const name = a.bind ?? register;
  const { side = 'player' } = a;
  const how = c.register(`${name} amount`);
  c.step((_p, f) => {
    f.regs[how] = reg([], a.amount);
  });
  if (a.upTo === true) {
    c.ask(
      chooseNumberStep({
        from: () => 0,
        upTo: (p, f) => Math.min(a.amount, p.s.zones[DECK + seatsFor(f, side)[0]].length),
        take: (_p, f, n) => {
          f.regs[how] = reg([], n);
        },
        why: () => WHY,
      }),
    );
  }
  c.happens('mill', sidesIn(c, side), (_p, f) => f.regs[how]?.n ?? 0, name);
}
