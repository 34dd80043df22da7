// Triggers: hearing what happened, and resolving what waits. What differs between games (when, in
// which order, who chooses) is read from the game's timing policy (law 12).

import { ASK, ask, type Line, type Play, reg, type Step } from './book';
import { add, codePayload, OBJ, optionCode, PLACE, RESOLVE, ref, refIndex, refKind } from './code';
import { covers, speakFor, voiceOf } from './derive';
import { begin } from './frames';
import { defOf, objById } from './objects';
import type { Frame, Last, Obj, Reg, Seat, Trigger } from './state';

function wait(p: Play, line: Line, you: Seat, self: number, event: Reg): void {
  p.s.fresh.push({
    code: line.code,
    you,
    self,
    event,
    rank: p.book.timing.rank(p, line, self, you, event),
    batch: p.s.batch,
  });
}

/** A limited ability triggers only while its use is left, and then uses it. */
function spend(o: Obj, line: Line): boolean {
  if (line.limit < 0) return true;
  if (((o.used >> line.limit) & 1) === 1) return false;
  o.used |= 1 << line.limit;
  return true;
}

function hearOnSelf(p: Play, verb: number, id: number, event: Reg): void {
  const o = objById(p.s, id);
  const gone: Last | undefined = o === null ? event.last.find((l) => l.id === id) : undefined;
  const def = o !== null ? defOf(p, o) : gone === undefined ? null : p.book.defs[gone.def];
  if (def === null) return;
  const you = o !== null ? o.ctrl : gone!.ctrl;
  for (const line of def.triggers[verb]) {
    if (line.own && (o === null || spend(o, line))) wait(p, line, you, id, event);
  }
  const at = o !== null ? o.at : gone!.at;
  for (const mod of p.s.mods) {
    const line = p.book.lines[mod.line];
    const sitsHere =
      mod.on === ref(OBJ, id) || (refKind(mod.on) === PLACE && covers(p, refIndex(mod.on), at));
    if (line.verb === verb && line.own && sitsHere) wait(p, line, you, id, event);
  }
}

/** One listener hears each subject it cares about; an event without subjects is heard once. */
function listen(p: Play, line: Line, f: Frame, event: Reg, spends: () => boolean): void {
  f.regs[0] = event;
  if (event.refs.length === 0) {
    if (spends()) wait(p, line, f.you, f.self, event);
    return;
  }
  for (const subject of event.refs) {
    if (line.hears(p, f, subject) && spends()) wait(p, line, f.you, f.self, event);
  }
}

const unlimited = (): boolean => true;

function hearElsewhere(p: Play, verb: number, event: Reg): void {
  for (const o of p.s.objs) {
    if (o === null || o.down === 1) continue;
    for (const line of defOf(p, o).triggers[verb]) {
      if (!line.own) listen(p, line, speakFor(o.ctrl, o.id), event, () => spend(o, line));
    }
  }
  for (const mod of p.s.mods) {
    const line = p.book.lines[mod.line];
    if (line.verb !== verb || line.own || refKind(mod.on) === PLACE) continue;
    const f = voiceOf(p, mod, mod.on);
    if (f !== null) listen(p, line, f, event, unlimited);
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

/** What triggered at one moment joins the queue in rank order, as a batch of its own. */
export function flush(p: Play): void {
  const s = p.s;
  if (s.fresh.length > 1) s.fresh.sort((a, b) => a.rank - b.rank);
  for (const trigger of s.fresh) s.queue.push(trigger);
  s.fresh = [];
  // In batch order everything that triggers while one batch resolves is the next batch (see `resolve`).
  if (p.book.timing.order !== 'batch') s.batch++;
}

/** Positions in the queue of the triggers that may resolve next, of those this settling is about. */
function upNext(p: Play, f: Frame): number[] {
  const { queue } = p.s;
  const { order, within } = p.book.timing;
  if (order === 'fifo') return queue.length > 0 ? [0] : [];
  const waiting = queue.map((t, i) => ({ t, i })).filter(({ t }) => t.batch >= floorOf(f));
  if (waiting.length === 0) return [];
  const batches = waiting.map(({ t }) => t.batch);
  const batch = order === 'depth' ? Math.max(...batches) : Math.min(...batches);
  const now = waiting.filter(({ t }) => t.batch === batch);
  if (within === 'rank') return [now[0].i];
  const first = p.book.timing.turnPlayer(p);
  const mine = within === 'turn player' ? now : now.filter(({ t }) => t.you === first);
  return (mine.length > 0 ? mine : now).map(({ i }) => i);
}

/** A settling inside an effect leaves alone what was already waiting outside it. */
const floorOf = (f: Frame): number => f.regs[0]?.n ?? 0;

function resolve(p: Play, position: number): void {
  const s = p.s;
  const trigger: Trigger = s.queue[position];
  s.queue = s.queue.filter((_, i) => i !== position);
  if (trigger.batch === s.batch) s.batch++;
  const line = p.book.lines[p.book.code[trigger.code].line];
  if (line.needsSource && objById(s, trigger.self) === null) return;
  begin(p, trigger.code, trigger.you, trigger.self, trigger.event);
}

/** The settle program: state checks until nothing changes, then one waiting trigger, and again. */
export const settleSteps: readonly Step[] = [
  {
    run(p: Play, f: Frame): void {
      if (p.book.timing.check(p) || p.s.fresh.length > 0) f.pc = 0;
      else if (upNext(p, f).length === 0) f.pc = settleSteps.length;
    },
    ask: null,
    together: null,
  },
  ask({
    seat(p, f): Seat {
      const { within, turnPlayer } = p.book.timing;
      return within === 'turn player' ? turnPlayer(p) : p.s.queue[upNext(p, f)[0]].you;
    },
    list(p, f, out): void {
      for (const i of upNext(p, f)) add(out, optionCode(RESOLVE, i));
    },
    forced: (_p, _f, codes) => (codes.n === 1 ? codes.list[0] : ASK),
    pick(p, f, code): void {
      f.pc = 0;
      resolve(p, codePayload(code));
    },
    why: () => ({ en: 'Which ability resolves first?', fr: "Quelle capacité s'applique en premier ?" }),
  }),
];

export const SETTLE = 0;

/** Pauses the current frame until nothing waits that is not older than `floor`. Mostly the pause ends at once. */
export function settle(p: Play, floor = 0): void {
  const { s } = p;
  if (s.fresh.length > 0) flush(p);
  s.stack.push({ code: SETTLE, pc: 0, you: 0, self: 0, regs: [floor === 0 ? null : reg([], floor)] });
  const changed = p.book.timing.check(p);
  if (!changed && s.queue.length === 0) s.stack.pop();
}
