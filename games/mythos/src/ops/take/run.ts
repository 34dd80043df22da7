// take: matching looked-at cards are shown and go to the hand; the others stay where they lie, in order (R26).

import { ASK, ask, NOTHING, type Play, reg } from '@sleight/kernel/book';
import { add, CHOOSE_CARD, codeKind, DONE, optionCode, refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { askAgain } from '@sleight/kernel/procedure';
import { EVERYONE, type Frame } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { moveCard } from '@sleight/kernel/zones';
import type { C } from '../../language';
import { offerLooked, pickedOf } from '../../looked';
import { DECK, HAND } from '../../places';
import { register, type Take } from './schema';

export function run(a: Take, c: C): void {
  const looked = c.register('looked');
  const taken = c.register(a.bind ?? register);
  const match = c.read.match(
    { targetType: 'card', ...(a.filters === undefined ? {} : { filters: a.filters }) },
    c,
  );
  const left = (p: Play, f: Frame): Ref[] => {
    const chosen = f.regs[taken]?.refs ?? [];
    return (f.regs[looked]?.refs ?? []).filter((r) => !chosen.includes(r) && match(p, f, r));
  };
  c.step((_p, f) => {
    f.regs[taken] = null;
  });
  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(p, f, out): void {
        add(out, optionCode(DONE));
        offerLooked(p, left(p, f), DECK + f.you, out);
      },
      // Whether anything matches is private, so the question is always asked (law 10).
      forced: (_p, f) => ((f.regs[looked]?.refs.length ?? 0) === 0 ? NOTHING : ASK),
      pick(p, f, code): void {
        if (codeKind(code) !== CHOOSE_CARD) return;
        f.regs[taken] = reg([...(f.regs[taken]?.refs ?? []), pickedOf(p, left(p, f), code)]);
        if (a.anyNumber === true) askAgain(f);
      },
      why: () => ({
        en: 'Choose the cards to reveal and take',
        fr: 'Choisissez les cartes à révéler et à prendre',
      }),
    }),
  );
  c.step((p, f) => {
    for (const r of f.regs[taken]?.refs ?? []) {
      const card = refIndex(r);
      p.s.cards.knows[card] = EVERYONE;
      moveCard(p, card, DECK + f.you, HAND + f.you);
      tell(p, 'take', { seat: f.you, def: p.book.defs[p.s.cards.def[card]].id });
    }
    const left = (f.regs[looked]?.refs ?? []).filter((r) => !(f.regs[taken]?.refs ?? []).includes(r));
    f.regs[looked] = reg(left);
  });
}
