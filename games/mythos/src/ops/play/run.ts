// play: a play granted by an effect (6.5): matching cards of a zone, or hidden characters, with the whole procedure.
import { ASK, ask, NOTHING, type Play as Playing, reg } from '@sleight/kernel/book';
import { END } from '@sleight/kernel/choose';
import { add, CARD, codeKind, DECLINE, OBJ, optionCode, ref } from '@sleight/kernel/code';
import { type Frame, type Obj, other, type Seat } from '@sleight/kernel/state';
import type { C } from '../../language';
import { DECK, DISCARD, HAND } from '../../places';
import { listPlays, type Offer, playBy } from '../../playing';
import { type Play, register } from './schema';

export function run(a: Play, c: C): void {
  const shared = c.read.rules;
  const played = c.register(a.bind ?? register);
  const looked = c.register('looked');
  const boundTo = a.of === undefined ? -1 : c.register(a.of);
  const target = { targetType: 'card' as const, ...(a.filters === undefined ? {} : { filters: a.filters }) };
  const fits = c.read.match(target, c);
  const seatOf = (f: Frame): Seat => (a.chooser === 'opponent' ? other(f.you) : f.you);

  /** Its controller knows what a hidden character really is, for this purpose. */
  const fitsHidden = (p: Playing, f: Frame, o: Obj): boolean => {
    if (a.from === 'bound') return (f.regs[boundTo]?.refs ?? []).includes(ref(OBJ, o.id));
    if (a.from !== 'hand' && a.from !== 'hidden') return false;
    return fits(p, f, ref(CARD, o.cards[0]));
  };

  function fitsCard(p: Playing, f: Frame, card: number): boolean {
    if (a.from === 'hidden' || a.from === 'bound') return false;
    if (a.from === 'looked' && !(f.regs[looked]?.refs ?? []).includes(ref(CARD, card))) return false;
    if (a.from === 'discardTop' && p.s.zones[DISCARD + f.you][p.s.zones[DISCARD + f.you].length - 1] !== card)
      return false;
    return fits(p, f, ref(CARD, card));
  }

  const zoneOf = (seat: Seat): number | null => {
    if (a.from === 'hand') return HAND + seat;
    if (a.from === 'looked') return DECK + seat;
    if (a.from === 'discard' || a.from === 'discardTop') return DISCARD + seat;
    return null;
  };

  const offer = (f: Frame): Offer => ({
    seat: seatOf(f),
    zone: zoneOf(seatOf(f)),
    card: (p, card) => fitsCard(p, f, card),
    all: false,
    hidden: (p, o) => fitsHidden(p, f, o),
    change: (a.more ?? 0) - (a.less ?? 0),
    mayHide: false,
  });

  if (a.from !== 'looked') c.needs((p, f, out) => listPlays(p, shared, offer(f), out));
  const decline = a.chooser === 'opponent' ? false : c.takeDecline();
  c.step((_p, f) => {
    f.regs[played] = null;
  });
  c.ask(
    ask({
      seat: (_p, f) => seatOf(f),
      list(p, f, out): void {
        if (decline) add(out, optionCode(DECLINE));
        listPlays(p, shared, offer(f), out);
      },
      forced(p, f, codes): number {
        if (codes.n === 0 || (codes.n === 1 && codeKind(codes.list[0]) === DECLINE)) {
          // Holding nothing that fits is private; only an empty zone everybody sees may be passed over (law 10).
          return a.from === 'hand' && decline && p.s.zones[HAND + seatOf(f)].length > 0 && codes.n > 0
            ? ASK
            : NOTHING;
        }
        return codes.n === 1 && a.from !== 'hand' && a.from !== 'looked' ? codes.list[0] : ASK;
      },
      pick(p, f, code): void {
        if (codeKind(code) === DECLINE) {
          f.pc = END;
          return;
        }
        const id = playBy(p, shared, f, offer(f), code);
        f.regs[played] = reg(id === 0 ? [] : [ref(OBJ, id)]);
      },
      why: () => ({ en: 'Choose a character to play', fr: 'Choisissez un personnage à jouer' }),
    }),
  );
}
