// A view is a state with the unknown erased (law 9): same type, read by the same functions. Cards are
// renumbered by public position, so an index reveals nothing; two states that differ only in what a seat
// cannot know give byte-identical views.

import type { Book } from './book';
import { CARD, ref, refIndex, refKind } from './code';
import type { CardIndex, PlaceIndex } from './ids';
import { SOME_CARD } from './some-card';
import {
  type Frame,
  type Last,
  type Mod,
  type Obj,
  type Reg,
  SEATS,
  type Seat,
  type State,
  type WaitingTrigger,
} from './state';
import type { Watcher } from './telling';

const eyes = (watcher: Watcher): number => (watcher === 'spectator' ? 4 : 1 << watcher);

/** Does the watcher see every card of this zone in place? */
function isOpen(book: Book, zone: PlaceIndex, watcher: Watcher): boolean {
  const { sees, seat } = book.places[zone];
  return sees === 'all' || (sees === 'owner' && seat === watcher);
}

/** A watcher's order of a zone: as it lies, or known cards first if the order is private. */
function listed(book: Book, s: State, zone: PlaceIndex, watcher: Watcher): CardIndex[] {
  const mask = eyes(watcher);
  const cards = s.zones[zone];
  if (book.places[zone].ordered || isOpen(book, zone, watcher)) return cards;
  const known = cards.filter((card) => (s.cards.knows[card] & mask) !== 0);
  const unknown = cards.filter((card) => (s.cards.knows[card] & mask) === 0);
  return [...known.sort((a, b) => s.cards.def[a] - s.cards.def[b]), ...unknown];
}

/** The new number of each card: zones in order, then objects in play. */
function renumber(
  book: Book,
  s: State,
  watcher: Watcher,
): { zones: CardIndex[][]; order: CardIndex[]; to: CardIndex[] } {
  const order: CardIndex[] = [];
  const to: CardIndex[] = new Array(s.cards.def.length).fill(-1);
  const take = (card: CardIndex): CardIndex => {
    to[card] = order.length;
    order.push(card);
    return to[card];
  };
  const zones = s.zones.map((_, zone) => listed(book, s, zone, watcher).map(take));
  for (const o of s.objs) if (o !== null) for (const card of o.cards) take(card);
  // Cards in no zone and no object are held by a sealed strand or a frame; they are numbered last.
  for (let card = 0; card < to.length; card++) if (to[card] < 0) take(card);
  return { zones, order, to };
}

/** The index of each card in the view, -1 for cards the watcher does not know, and the watcher's bit. */
interface Seen {
  readonly to: readonly CardIndex[];
  readonly mask: number;
}

/** A card unknown to the watcher when it left stays unknown, even if the same card was shown later. */
function viewLast(l: Last, { to, mask }: Seen): Last {
  const knew = (l.knows & mask) !== 0;
  if (!knew) return { ...l, card: -1, def: 0, knows: 0, stats: [] };
  return { ...l, card: to[l.card], knows: mask };
}

function viewReg(r: Reg | null, seen: Seen): Reg | null {
  if (r === null || r === undefined) return null;
  const refs = r.refs.map((x) => {
    if (refKind(x) !== CARD) return x;
    // A resampled state may hold a card that was already unknown in the view it came from.
    const at = seen.to[refIndex(x)] ?? -1;
    return at < 0 ? SOME_CARD : ref(CARD, at);
  });
  return { refs, n: r.n, last: r.last.map((l) => viewLast(l, seen)) };
}

const viewRegs = (regs: readonly (Reg | null)[], seen: Seen): (Reg | null)[] =>
  regs.map((r) => viewReg(r, seen));

const viewFrame = (f: Frame, seen: Seen): Frame => ({
  code: f.code,
  pc: f.pc,
  you: f.you,
  self: f.self,
  regs: viewRegs(f.regs, seen),
});

const viewTrigger = (t: WaitingTrigger, seen: Seen): WaitingTrigger => ({
  ...t,
  event: viewReg(t.event, seen)!,
  kept: viewRegs(t.kept, seen),
});

const viewMod = (m: Mod, seen: Seen): Mod => ({ ...m, regs: viewRegs(m.regs, seen) });

/** Another seat's strand shows only whether it has ended: not its progress, nor its contents. */
function viewStrand(book: Book, strand: readonly Frame[], own: boolean, seen: Seen): Frame[] {
  if (own) return strand.map((f) => viewFrame(f, seen));
  const root = strand[0];
  const end = book.code[root.code].steps.length;
  const ended = strand.length === 1 && root.pc >= end;
  return [{ code: root.code, pc: ended ? end : 0, you: root.you, self: root.self, regs: [] }];
}

function viewObj(book: Book, s: State, o: Obj, to: readonly CardIndex[], mask: number): Obj {
  const sees = o.cards.every((card) => (s.cards.knows[card] & mask) !== 0);
  return {
    id: o.id,
    cards: o.cards.map((card) => to[card]),
    ctrl: o.ctrl,
    at: o.at,
    next: o.next,
    down: o.down,
    mute: o.mute,
    used: sees ? o.used : 0,
    marks: o.marks.slice(0, book.marks),
  };
}

/** In a shuffled shared pile the number of each player's cards is known, not their positions. */
function ownersSeen(
  book: Book,
  s: State,
  zones: readonly (readonly CardIndex[])[],
  order: readonly CardIndex[],
  knows: (card: CardIndex) => boolean,
): number[] {
  const owners = order.map((card) => s.cards.owner[card]);
  zones.forEach((cards, zone) => {
    if (book.places[zone].seat !== null) return;
    const unknown = cards.filter((card) => !knows(order[card]));
    const sorted = unknown.map((card) => owners[card]).sort((a, b) => a - b);
    unknown.forEach((card, i) => {
      owners[card] = sorted[i];
    });
  });
  return owners;
}

/** The view of `s` for `watcher`. */
export function view(book: Book, s: State, watcher: Watcher): State {
  const mask = eyes(watcher);
  const { zones, order, to } = renumber(book, s, watcher);
  const knows = (card: CardIndex): boolean => (s.cards.knows[card] & mask) !== 0;
  const seen: Seen = { to: to.map((at, card) => (knows(card) ? at : -1)), mask };
  const auras = new Set(s.auras.map((mod) => mod.id));
  const mods = s.mods.map((mod) => viewMod(mod, seen));
  const onTable = new Set(s.objs.flatMap((o) => (o === null ? [] : o.cards)));
  const openZone = new Set(s.zones.flatMap((cards, zone) => (isOpen(book, zone, watcher) ? cards : [])));
  return {
    head: s.head,
    rng: [0, 0, 0, 0],
    mint: s.mint,
    cards: {
      def: order.map((card) => (knows(card) ? s.cards.def[card] : 0)),
      owner: ownersSeen(book, s, zones, order, knows),
      knows: order.map((card) => (knows(card) ? mask : 0)),
      handle: order.map((card) => (onTable.has(card) || openZone.has(card) ? s.cards.handle[card] : 0)),
    },
    zones,
    objs: s.objs.map((o) => (o === null ? null : viewObj(book, s, o, to, mask))),
    first: s.first.slice(),
    mods,
    auras: mods.filter((mod) => auras.has(mod.id)),
    num: s.num.slice(),
    stack: s.stack.map((f) => viewFrame(f, seen)),
    strands:
      s.strands === null
        ? null
        : SEATS.map((seat) => viewStrand(book, s.strands![seat], seat === watcher, seen)),
    queue: s.queue.map((t) => viewTrigger(t, seen)),
    fresh: s.fresh.map((t) => viewTrigger(t, seen)),
    batch: s.batch,
    asked: SEATS.map((seat: Seat) => (seat === watcher ? s.asked[seat] : 0)),
    log: s.log,
    result: s.result,
  };
}
