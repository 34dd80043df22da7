// place: puts cards into play hidden, unplayed and unpaid: the top of a deck, or a card of the hand.

import { ASK, ask, NOTHING, reg } from '@sleight/kernel/book';
import { chooseCardStep } from '@sleight/kernel/choose';
import { add, CARD, CHOOSE, codePayload, optionCode, PLACE, ref, refIndex } from '@sleight/kernel/code';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { intend } from '@sleight/kernel/intents';
import { objById } from '@sleight/kernel/objects';
import { type Frame, other } from '@sleight/kernel/state';
import { missionOf } from '../../character';
import { LINK, TURN } from '../../counters';
import type { C } from '../../language';
import { DECK, HAND, missionPlace } from '../../places';
import { type Place, register } from './schema';

export function run(a: Place, c: C): void {
  const { rules } = c.read.rules;
  const name = a.bind ?? register;
  const cards = c.register(`${name} cards`);
  const placed = c.register(name);
  const now = c.register(`${name} now`);
  const amount = a.amount ?? 1;
  const deckOf = (f: Frame): PlaceIndex => DECK + (a.from === 'deck' ? f.you : other(f.you));
  const verb = c.read.verb('place');
  const looks = c.read.verb('look');
  if (a.from === 'hand') {
    c.needs((p, f, out) => {
      for (const card of p.s.zones[HAND + f.you]) add(out, ref(CARD, card));
    });
    c.ask(
      chooseCardStep({
        zone: (_p, f) => HAND + f.you,
        min: () => amount,
        max: () => amount,
        to: cards,
        decline: c.takeDecline(),
        why: { en: 'Choose a card to place face down', fr: 'Choisissez une carte à placer face cachée' },
      }),
    );
  } else {
    c.needs((p, f, out) => {
      for (const card of p.s.zones[deckOf(f)]) add(out, ref(CARD, card));
    });
    c.step((p, f) => {
      const top = p.s.zones[deckOf(f)].slice(-amount).reverse();
      f.regs[cards] = reg(top.map((card) => ref(CARD, card)));
      // The player who places the opponent's card sees it first (R23).
      if (a.from === 'opponentDeck' && top.length > 0) intend(p, f, looks, f.regs[cards]!.refs, 0, now);
    });
  }
  c.step((_p, f) => {
    f.regs[placed] = reg([]);
    f.regs[now] = null;
  });
  const again = c.label('again').here();
  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(p, f, out): void {
        if ((f.regs[cards]?.refs.length ?? 0) === 0) return;
        const here = a.to === 'here' ? objById(p.s, f.self) : null;
        for (let m = 1; m <= p.s.num[TURN]; m++) {
          if (here === null || missionOf(p, here) === m)
            add(out, optionCode(CHOOSE, ref(PLACE, missionPlace(m))));
        }
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : codes.n === 1 ? codes.list[0] : ASK),
      pick(p, f, code): void {
        const mission = p.book.places[refIndex(codePayload(code))].lane;
        // A view cannot name a card nobody has seen; the top of a deck is a position that everybody can (law 9).
        const deck = a.from === 'hand' ? [] : p.s.zones[deckOf(f)];
        const next = a.from === 'hand' ? f.regs[cards]!.refs[0] : ref(CARD, deck[deck.length - 1]);
        intend(p, f, verb, [next], mission, now);
      },
      why: () => ({ en: 'Choose a mission', fr: 'Choisissez une mission' }),
    }),
  );
  c.step((p, f) => {
    const just = f.regs[now]?.refs ?? [];
    f.regs[now] = null;
    f.regs[placed] = reg([...(f.regs[placed]?.refs ?? []), ...just]);
    const linked = a.linked === true && rules.control.duration === 'linked';
    for (const r of just) {
      const o = objById(p.s, refIndex(r));
      if (o !== null && linked) o.marks[LINK] = f.self;
    }
    const left = f.regs[cards]?.refs.slice(1) ?? [];
    f.regs[cards] = reg(left);
    if (left.length > 0) again.jump(f);
  });
}
