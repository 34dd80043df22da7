// Triggers: hearing what happened, and resolving what waits. What differs between games (when, in
// which order, who chooses) is read from the game's timing policy (law 12).

import { ASK, ask, type Line, type Play, reg, run } from './book';
import { add, codePayload, OBJ, optionCode, PLACE, RESOLVE, ref, refIndex, refKind } from './code';
import { covers, speakFor, voiceOf } from './derive';
import { begin, CAUSE } from './frames';
import type { ObjId, PlaceIndex } from './ids';
import { useUp } from './modifiers';
import { defOf, objById, speaks } from './objects';
import { jump, outline, procedure } from './procedure';
import type { Frame, Last, Mod, Obj, Reg, Seat, WaitingTrigger } from './state';

const NOTHING_KEPT: Mod['regs'] = [];

function wait(p: Play, line: Line, you: Seat, self: ObjId, event: Reg, kept: Mod['regs']): void {
  p.s.fresh.push({
    code: line.code,
    you,
    self,
    event,
    kept,
    rank: p.book.timing.rank(p, line, self, you, event),
    batch: p.s.batch,
  });
}

/** A limited ability triggers only while its use is left, and then uses it, unless only resolving does. */
function spend(o: Obj, line: Line): boolean {
  if (line.limit < 0) return true;
  if (((o.used >> line.limit) & 1) === 1) return false;
  if (line.spends === 'trigger') o.used |= 1 << line.limit;
  return true;
}

/** A modifier that may be used so often triggers as often, and then is gone. */
function spendMod(p: Play, mod: Mod): boolean {
  if (mod.uses < 0) return true;
  if (!p.s.mods.some((m) => m.id === mod.id)) return false;
  useUp(p, mod.id);
  return true;
}

/** An ability of the subject itself may still ask how it happened: "if K.O.'d by an effect". */
function heeds(p: Play, line: Line, you: Seat, id: ObjId, event: Reg, kept: Mod['regs']): boolean {
  if (line.hears === null) return true;
  const f: Frame = { code: -1, pc: 0, you, self: id, regs: kept.slice() };
  f.regs[CAUSE] = event;
  return line.hears(p, f, ref(OBJ, id));
}

function hearOnSelf(p: Play, verb: number, id: ObjId, event: Reg): void {
  const o = objById(p.s, id);
  // Its state just before counts: the text of a face-down object that leaves play does nothing.
  const was: Last | undefined = event.last.length === 0 ? undefined : event.last.find((l) => l.id === id);
  if (o === null && was === undefined) return;
  const you = o !== null ? o.ctrl : was!.ctrl;
  if (was !== undefined ? was.mute === 0 : speaks(o!)) {
    const def = o !== null ? defOf(p, o) : p.book.defs[was!.def];
    for (const line of def.triggers[verb]) {
      if (!line.own || !heeds(p, line, you, id, event, NOTHING_KEPT)) continue;
      if (o === null || spend(o, line)) wait(p, line, you, id, event, NOTHING_KEPT);
    }
  }
  if (p.book.heardFromMods[verb]) hearFromMods(p, verb, id, event, you, o !== null ? o.at : was!.at);
}

/** Abilities that a place or a modifier gives to the objects that an event happens to. */
function hearFromMods(p: Play, verb: number, id: ObjId, event: Reg, you: Seat, at: PlaceIndex): void {
  for (const mod of p.s.mods) {
    const line = p.book.lines[mod.line];
    if (line.verb !== verb || !line.own) continue;
    const sitsHere =
      mod.on === ref(OBJ, id) || (refKind(mod.on) === PLACE && covers(p, refIndex(mod.on), at));
    if (!sitsHere || !heeds(p, line, you, id, event, mod.regs)) continue;
    if (spendMod(p, mod)) wait(p, line, you, id, event, mod.regs);
  }
}

/** One listener hears each subject it cares about; an event without subjects is heard once. */
function listen(p: Play, line: Line, f: Frame, event: Reg, kept: Mod['regs'], spends: () => boolean): void {
  f.regs[CAUSE] = event;
  if (event.refs.length === 0) {
    if (spends()) wait(p, line, f.you, f.self, event, kept);
    return;
  }
  for (const subject of event.refs) {
    const heard = line.hears === null || line.hears(p, f, subject);
    if (heard && spends()) wait(p, line, f.you, f.self, event, kept);
  }
}

function hearElsewhere(p: Play, verb: number, event: Reg): void {
  for (const o of p.s.objs) {
    if (o === null || !speaks(o)) continue;
    for (const line of defOf(p, o).triggers[verb]) {
      if (!line.own) listen(p, line, speakFor(o.ctrl, o.id), event, NOTHING_KEPT, () => spend(o, line));
    }
  }
  for (const mod of p.s.mods) {
    const line = p.book.lines[mod.line];
    if (line.verb !== verb || line.own || refKind(mod.on) === PLACE) continue;
    const f = voiceOf(p, mod, mod.on);
    if (f !== null) listen(p, line, f, event, mod.regs, () => spendMod(p, mod));
  }
  if (p.book.timing.leaversHear?.(verb) === true) hearFromLeavers(p, verb, event);
}

/** Objects that left hear the event that removed them, and those that left with them. */
function hearFromLeavers(p: Play, verb: number, event: Reg): void {
  for (const { id, ctrl, def, mute } of event.last) {
    if (mute === 1 || objById(p.s, id) !== null) continue;
    for (const line of p.book.defs[def].triggers[verb])
      if (!line.own) listen(p, line, speakFor(ctrl, id), event, NOTHING_KEPT, () => true);
  }
}

/** Collects every ability that this event triggers. They wait until the game says when. */
export function hear(p: Play, verb: number, event: Reg): void {
  if (p.book.heardOnSelf[verb]) {
    for (const subject of event.refs) {
      if (refKind(subject) === OBJ) hearOnSelf(p, verb, refIndex(subject), event);
    }
  }
  if (p.book.heardElsewhere[verb]) hearElsewhere(p, verb, event);
}

/** Abilities that triggered at one moment join the queue in rank order, as one batch. */
export function flush(p: Play): void {
  const s = p.s;
  p.eventful = false;
  if (s.fresh.length === 0) return;
  if (s.fresh.length > 1) s.fresh.sort((a, b) => a.rank - b.rank);
  for (const trigger of s.fresh) s.queue.push(trigger);
  s.fresh.length = 0;
  // In batch order everything that triggers while one batch resolves is the next batch (see `resolve`).
  if (p.book.timing.order !== 'batch') s.batch++;
}

const OLDEST: readonly number[] = [0];
const NOBODY: readonly number[] = [];

/** Positions in the queue of the triggers that may resolve next, of those this settling is about. */
function upNext(p: Play, f: Frame): readonly number[] {
  const { queue } = p.s;
  const { order, within } = p.book.timing;
  if (order === 'fifo') return queue.length > 0 ? OLDEST : NOBODY;
  const waiting = queue.map((t, i) => ({ t, i })).filter(({ t }) => t.batch >= floorOf(f));
  if (waiting.length === 0) return [];
  const batches = waiting.map(({ t }) => t.batch);
  const batch = order === 'depth' ? Math.max(...batches) : Math.min(...batches);
  const together = waiting.filter(({ t }) => t.batch === batch);
  if (within === 'rank') return [together[0].i];
  const lowest = Math.min(...together.map(({ t }) => t.rank));
  const now = together.filter(({ t }) => t.rank === lowest);
  const first = p.book.timing.turnPlayer(p);
  const mine = within === 'turn player' ? now : now.filter(({ t }) => t.you === first);
  return (mine.length > 0 ? mine : now).map(({ i }) => i);
}

/** The procedure of settling. `checked` takes what the intents of state checks did. */
const SETTLING = outline('settle', ['check', 'resolve'], ['checked', 'floor']);

/** A settling inside an effect leaves alone what was already waiting outside it. */
const floorOf = (f: Frame): number => f.regs[SETTLING.reg.floor]?.n ?? 0;

/** It heard its own leaving, so that it need not be there any more. */
const heardLeaving = (p: Play, line: Line, { self, event }: WaitingTrigger): boolean =>
  p.book.timing.leaversHear?.(line.verb) === true && event.last.some(({ id }) => id === self);

const lineOf = (p: Play, trigger: WaitingTrigger): Line => p.book.lines[p.book.code[trigger.code].line];

/** Its source is gone, and gone for good: what comes back is another object. */
function isLost(p: Play, trigger: WaitingTrigger): boolean {
  const line = lineOf(p, trigger);
  const isGone = line.needsSource && trigger.self !== 0 && objById(p.s, trigger.self) === null;
  return isGone && !heardLeaving(p, line, trigger);
}

/** A trigger that can no longer resolve is not offered as the next one. */
function dropLost(p: Play): void {
  const { queue } = p.s;
  if (queue.some((trigger) => isLost(p, trigger))) p.s.queue = queue.filter((trigger) => !isLost(p, trigger));
}

function resolve(p: Play, position: number): void {
  const s = p.s;
  const trigger: WaitingTrigger = s.queue[position];
  const { endless } = p.book.timing;
  if (++p.resolved > (endless?.after ?? Number.POSITIVE_INFINITY)) {
    endless?.end(p);
    return;
  }
  s.queue.splice(position, 1);
  if (trigger.batch === s.batch) s.batch++;
  const source = objById(s, trigger.self);
  if (source !== null && !speaks(source) && lineOf(p, trigger).needsSource) return;
  begin(p, trigger.code, trigger.you, trigger.self, trigger.event, trigger.kept);
}

/** One ability that heard one event twice: which of the two goes first makes no difference, so it is no question. */
const isTwin = (a: WaitingTrigger, b: WaitingTrigger): boolean =>
  a.code === b.code &&
  a.self === b.self &&
  a.you === b.you &&
  sameRegs([a.event, ...a.kept], [b.event, ...b.kept]);

/** By content, because a state that went through JSON shares nothing. */
const sameRegs = (a: WaitingTrigger['kept'], b: WaitingTrigger['kept']): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The settle program: state checks until nothing changes, then one waiting trigger, and again. */
export const settleCode = procedure(SETTLING, {
  check: run((p, f) => {
    if (p.book.timing.check(p) || p.s.fresh.length > 0) {
      jump(f, SETTLING.step.check);
      return;
    }
    dropLost(p);
    if (upNext(p, f).length === 0) jump(f, SETTLING.step.end);
  }),
  resolve: ask({
    seat(p, f): Seat {
      const { within, turnPlayer } = p.book.timing;
      return within === 'turn player' ? turnPlayer(p) : p.s.queue[upNext(p, f)[0]].you;
    },
    list(p, f, out): void {
      const next = upNext(p, f);
      if (next.length === 1) {
        add(out, optionCode(RESOLVE, next[0]));
        return;
      }
      next.forEach((i, n) => {
        const twin = next.slice(0, n).some((j) => isTwin(p.s.queue[i], p.s.queue[j]));
        if (!twin) add(out, optionCode(RESOLVE, i));
      });
    },
    forced: (_p, _f, codes) => (codes.n === 1 ? codes.list[0] : ASK),
    pick(p, f, code): void {
      jump(f, SETTLING.step.check);
      resolve(p, codePayload(code));
    },
    why: () => ({ en: 'Which ability resolves first?', fr: 'Quelle capacité s’applique en premier\u202f?' }),
  }),
});

export const SETTLE = 0;

/** Pauses the current frame until nothing waits that is not older than `floor`. Mostly the pause ends at once. */
export function settle(p: Play, floor = 0): void {
  const { s } = p;
  if (s.fresh.length > 0) flush(p);
  const { calm } = p.book.timing;
  if (calm !== undefined && s.queue.length === 0 && calm(p)) return;
  const frame: Frame = {
    code: SETTLE,
    pc: 0,
    you: 0,
    self: 0,
    regs: [null, floor === 0 ? null : reg([], floor)],
  };
  s.stack.push(frame);
  const changed = p.book.timing.check(p);
  const idle = !changed && s.queue.length === 0 && s.stack[s.stack.length - 1] === frame;
  if (idle) s.stack.pop();
}
