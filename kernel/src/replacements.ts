// Replacements: which "would ... instead" can be used on an event now, on what, and who says so (law 13).
// They are computed from the intent's frame each time; `intents.ts` asks, uses them and goes on.

import { type Line, type Play, reg } from './book';
import { CARD, OBJ, PLACE, refIndex, refKind, SEAT } from './code';
import { speakFor, voiceOf } from './derive';
import { CAUSE } from './frames';
import type { ObjId, Ref } from './ids';
import { defOf, objById, speaks } from './objects';
import { outline } from './procedure';
import { type Frame, type Mod, other, type Seat } from './state';

/** Its program is the second of every rulebook. */
export const INTENT = 1;

/**
 * The procedure of an event that something may replace. `used` and `declined` list the replacements that were: holder,
 * line and subject of each (0 for the whole event).
 */
export const EVENT = outline('intent', ['offers', 'apply'], ['subjects', 'verb', 'to', 'used', 'declined']);
const { subjects: SUBJECTS, verb: VERB, used: USED, declined: DECLINED } = EVENT.reg;

/** The frame that proposed the event on top of the stack; others that it proposed may wait between the two. */
export function proposerOf(stack: readonly Frame[]): Frame {
  let at = stack.length - 2;
  while (stack[at].code === INTENT) at--;
  return stack[at];
}

/** One replacement that could be used now, and on what. */
export interface Offer {
  readonly line: Line;
  /** The object or modifier it is written on. */
  readonly holder: number;
  readonly you: Seat;
  /** The object it speaks for; 0 for a player's. */
  readonly source: ObjId;
  readonly covered: readonly Ref[];
  readonly kept: Mod['regs'];
  readonly rank: number;
  /** The seat that accepts or declines it. */
  readonly seat: Seat;
  /** Can it be used? One that only its player knows cannot be is asked about all the same, and refused (law 10). */
  readonly isOpen: boolean;
}

/** The subject that a use is about; a use on the whole event is about none in particular. */
const about = (line: Line, covered: readonly Ref[]): Ref =>
  line.replacement!.grain === 'event' ? 0 : covered[0];

/** A list of uses holds three entries for each: its holder, its line, and the reference of its subject. */
function isIn(f: Frame, list: number, holder: number, line: Line, covered: readonly Ref[]): boolean {
  const { refs } = f.regs[list]!;
  const subject = about(line, covered);
  for (let i = 0; i < refs.length; i += 3) {
    if (refs[i] === holder && refs[i + 1] === line.index && refs[i + 2] === subject) return true;
  }
  return false;
}

/** Notes that an offer was used or declined, so that it does not come again for this event. */
export function mark(f: Frame, list: number, { holder, line, covered }: Offer): void {
  f.regs[list] = reg([...f.regs[list]!.refs, holder, line.index, about(line, covered)], 0);
}

/** Adds what one line offers: once for the whole event, or once for each subject. */
function offer(
  p: Play,
  f: Frame,
  line: Line,
  holder: number,
  voices: Voices,
  kept: Mod['regs'],
  out: Offer[],
) {
  const instead = line.replacement!;
  const matching = f.regs[SUBJECTS]!.refs.filter((r) => {
    const voice = voices(r);
    return voice !== null && instead.covers(p, voice, r, f.you);
  });
  const groups =
    instead.grain === 'subject' ? matching.map((r) => [r]) : matching.length > 0 ? [matching] : [];
  for (const covered of groups) {
    const voice = voices(covered[0])!;
    voice.regs[CAUSE] = reg(covered);
    const over = isIn(f, USED, holder, line, covered) || isIn(f, DECLINED, holder, line, covered);
    const isOpen = line.payable(p, voice);
    const seemsOpen = isOpen || (instead.optional && line.seemsPayable?.(p, voice) === true);
    if (over || !seemsOpen) continue;
    const { you, self: source } = voice;
    const order = p.book.timing.replacements;
    const rank = order?.rank(p, line, source, you, covered) ?? 0;
    const seat = order?.by === 'source' ? you : playerOf(p, covered[0], you);
    out.push({ line, holder, you, source, covered, kept, rank, seat, isOpen });
  }
}

/** The owner of a line for this subject. */
type Voices = (subject: Ref) => Frame | null;

function offers(p: Play, f: Frame): Offer[] {
  const verb = f.regs[VERB]!.n;
  const found: Offer[] = [];
  const before = p.cause;
  p.cause = proposerOf(p.s.stack);
  for (const o of p.s.objs) {
    if (o === null || !speaks(o) || !defOf(p, o).replaces) continue;
    for (const line of defOf(p, o).lines) {
      if (line.replacement?.verb !== verb) continue;
      if (line.limit >= 0 && ((o.used >> line.limit) & 1) === 1) continue;
      offer(p, f, line, o.id, () => speakFor(o.ctrl, o.id), [], found);
    }
  }
  for (const mod of p.s.mods) {
    const line = p.book.lines[mod.line];
    if (line.replacement?.verb !== verb) continue;
    offer(p, f, line, mod.id, (r) => voiceOf(p, mod, r), mod.regs, found);
  }
  p.cause = before;
  return found;
}

/** Those on offer now: of the lowest rank, and of one player, the turn player if it is theirs to say. */
export function onOffer(p: Play, f: Frame): Offer[] {
  const all = offers(p, f);
  if (all.length < 2) return all;
  const lowest = Math.min(...all.map((o) => o.rank));
  const first = all.filter((o) => o.rank === lowest);
  const turnPlayer = p.book.timing.turnPlayer(p);
  const seat = first.some((o) => o.seat === turnPlayer) ? turnPlayer : other(turnPlayer);
  return first.filter((o) => o.seat === seat);
}

/** Whose thing would be affected; `you` if it is nobody's. */
function playerOf(p: Play, subject: Ref, you: Seat): Seat {
  const index = refIndex(subject);
  switch (refKind(subject)) {
    case OBJ:
      return objById(p.s, index)?.ctrl ?? you;
    case SEAT:
      return index === 0 ? 0 : 1;
    case CARD:
      return p.s.cards.owner[index] === 0 ? 0 : 1;
    case PLACE:
      return p.book.places[index].seat ?? you;
    default:
      return you;
  }
}
