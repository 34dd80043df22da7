// discardRest: the looked-at cards that nothing took go to the discard pile, in the order their player chooses (R35).
import { ASK, ask, NOTHING, reg } from '@sleight/kernel/book';
import { refIndex } from '@sleight/kernel/code';
import { askAgain } from '@sleight/kernel/procedure';
import { tell } from '@sleight/kernel/telling';
import { moveCard } from '@sleight/kernel/zones';
import type { C } from '../../language';
import { offerLooked, pickedOf } from '../../looked';
import { DECK, DISCARD } from '../../places';
import { type DiscardRest, register } from './schema';

export function run(a: DiscardRest, c: C): void {
  const looked = c.register('looked');
  const done = c.register(a.bind ?? register);
  c.step((p, f) => {
    f.regs[done] = reg([]);
    const there = (f.regs[looked]?.refs ?? []).filter((r) => p.s.zones[DECK + f.you].includes(refIndex(r)));
    f.regs[looked] = reg(there);
  });
  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(p, f, out): void {
        offerLooked(p, f.regs[looked]?.refs ?? [], DECK + f.you, out);
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : codes.n === 1 ? codes.list[0] : ASK),
      pick(p, f, code): void {
        const r = pickedOf(p, f.regs[looked]?.refs ?? [], code);
        const card = refIndex(r);
        moveCard(p, card, DECK + f.you, DISCARD + f.you);
        tell(p, 'discard', {
          seat: f.you,
          card: p.s.cards.handle[card],
          def: p.book.defs[p.s.cards.def[card]].id,
        });
        f.regs[looked] = reg((f.regs[looked]?.refs ?? []).filter((x) => x !== r));
        f.regs[done] = reg([...(f.regs[done]?.refs ?? []), r]);
        askAgain(f);
      },
      why: () => ({ en: 'Choose the next card to discard', fr: 'Choisissez la prochaine carte à défausser' }),
    }),
  );
}
