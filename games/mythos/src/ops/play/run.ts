// play: a play granted by an effect (6.5): matching cards of a zone, or hidden characters, with the whole procedure.

import { ASK, ask, type Forced, NOTHING, type Play as Playing, reg } from '@sleight/kernel/book';
import { add, CARD, codeKind, DECLINE, DONE, OBJ, optionCode, ref, refIndex } from '@sleight/kernel/code';
import type { CardIndex, PlaceIndex } from '@sleight/kernel/ids';
import { stop } from '@sleight/kernel/procedure';
import { type Frame, type Obj, other, type Seat } from '@sleight/kernel/state';
import { moveCard } from '@sleight/kernel/zones';
import type { C } from '../../language';
import { listPlays, type PlayOffer } from '../../listing';
import { DECK, DISCARD, HAND, LOOKED } from '../../places';
import { playBy } from '../../playing';
import { priced } from '../../priced';
import { type Play, register } from './schema';

// Long because it is one question over four sources of cards, each a small function that the others ask.
export function run(a: Play, c: C): void {
  const shared = c.read.rules;
  const played = c.register(a.bind ?? register);
  const looked = c.register('looked');
  const boundTo = a.of === undefined ? -1 : c.register(a.of);
  const target = { targetType: 'card' as const, ...(a.filters === undefined ? {} : { filters: a.filters }) };
  const fits = c.read.match(target, c);
  const seatOf = (f: Frame): Seat => (a.chooser === 'opponent' ? other(f.you) : f.you);

  const fromHand = a.from === 'hand' || a.from === undefined;
  const fromHidden = a.from === 'hidden' || a.from === undefined;

  /** Its controller knows what a hidden character really is, for this purpose. */
  const fitsHidden = (p: Playing, f: Frame, o: Obj): boolean => {
    if (a.from === 'bound') return (f.regs[boundTo]?.refs ?? []).includes(ref(OBJ, o.id));
    return fromHidden && fits(p, f, ref(CARD, o.cards[0]));
  };

  function fitsCard(p: Playing, f: Frame, card: CardIndex): boolean {
    if (a.from === 'hidden' || a.from === 'bound') return false;
    if (a.from === 'looked' && !(f.regs[looked]?.refs ?? []).includes(ref(CARD, card))) return false;
    if (a.from === 'discardTop' && p.s.zones[DISCARD + f.you][p.s.zones[DISCARD + f.you].length - 1] !== card)
      return false;
    return fits(p, f, ref(CARD, card));
  }

  const zoneOf = (seat: Seat): PlaceIndex | null => {
    if (fromHand) return HAND + seat;
    if (a.from === 'looked') return DECK + seat;
    if (a.from === 'discard' || a.from === 'discardTop') return DISCARD + seat;
    return null;
  };

  const offer = (f: Frame): PlayOffer => ({
    seat: seatOf(f),
    zone: zoneOf(seatOf(f)),
    card: (p, card) => fitsCard(p, f, card),
    all: false,
    hidden: (p, o) => fitsHidden(p, f, o),
    change: (a.more ?? 0) - (a.less ?? 0),
    mayHide: false,
  });

  /** What fits among unseen cards, and can be paid, is private: then the question is asked even if nothing does (law 10). */
  function isPrivate(p: Playing, f: Frame): boolean {
    if (a.from === 'looked') return (f.regs[looked]?.refs.length ?? 0) > 0;
    const seat = seatOf(f);
    if (fromHand && p.s.zones[HAND + seat].length > 0) return true;
    return fromHidden && p.s.objs.some((o) => o !== null && o.ctrl === seat && o.down === 1);
  }

  /** The other looked-at cards are in hand, as it were, until the played one has done what it does (R35). */
  function setAside(p: Playing, f: Frame): void {
    const rest = (f.regs[looked]?.refs ?? []).map(refIndex);
    for (const card of rest) {
      if (p.s.zones[DECK + f.you].includes(card)) moveCard(p, card, DECK + f.you, LOOKED + f.you);
    }
  }

  function putBack(p: Playing, f: Frame): void {
    const rest = (f.regs[looked]?.refs ?? []).map(refIndex).toReversed();
    for (const card of rest) {
      if (p.s.zones[LOOKED + f.you].includes(card)) moveCard(p, card, LOOKED + f.you, DECK + f.you);
    }
  }

  if (a.from !== 'looked') {
    c.needs((p, f, out) => {
      if (isPrivate(p, f)) add(out, optionCode(DONE));
      else listPlays(p, shared, offer(f), out);
    });
  }
  const decline = a.chooser === 'opponent' ? false : c.takeDecline();
  c.step((_p, f) => {
    f.regs[played] = null;
  });
  c.ask(
    ask({
      seat: (_p, f) => seatOf(f),
      list(p, f, out): void {
        if (decline) add(out, optionCode(DECLINE));
        const before = out.n;
        listPlays(p, shared, offer(f), out);
        if (out.n === before && !decline && isPrivate(p, f)) add(out, optionCode(DONE));
      },
      forced(p, f, codes): Forced {
        if (codes.n === 0) return NOTHING;
        if (codes.n > 1 || isPrivate(p, f)) return ASK;
        return codeKind(codes.list[0]) === DECLINE ? NOTHING : codes.list[0];
      },
      pick(p, f, code): void {
        if (codeKind(code) === DONE) return;
        if (codeKind(code) === DECLINE) {
          stop(f);
          return;
        }
        const id = playBy(p, shared, f, offer(f), code);
        f.regs[played] = reg(id === 0 ? [] : [ref(OBJ, id)]);
        if (a.from === 'looked') setAside(p, f);
      },
      why: () => ({ en: 'Choose a character to play', fr: 'Choisissez un personnage à jouer' }),
      called: (p, f, code) => priced({ p, shared, seat: seatOf(f), change: offer(f).change }, code),
    }),
  );
  if (a.from === 'looked') c.step(putBack);
}
