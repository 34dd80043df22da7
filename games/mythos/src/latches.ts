// State checks (spec 11.11, R27, R28): links of control that ended, and texts that fix on a character and stay on it.
// Latches are the only memory derived values have; they are set here and nowhere else.

import { ASK, ask, type Code, NOTHING, type Play, reg } from '@sleight/kernel/book';
import { add, CHOOSE, codePayload, OBJ, optionCode, ref, refIndex } from '@sleight/kernel/code';
import { speakFor } from '@sleight/kernel/derive';
import { begin } from '@sleight/kernel/frames';
import type { ObjId, Ref } from '@sleight/kernel/ids';
import { attach, keepMods } from '@sleight/kernel/modifiers';
import { defOf, lastOf, objById } from '@sleight/kernel/objects';
import { outline, procedure } from '@sleight/kernel/procedure';
import { hear } from '@sleight/kernel/settle';
import { type Obj, other } from '@sleight/kernel/state';
import { basis, missionOf, onSide, ownerOf } from './character';
import { releaseFrom } from './character-verbs';
import { FIXED, INERT, LINK, TOKENS } from './counters';
import { fits } from './movement';
import type { Shared } from './shared';
import { verbId } from './verb-names';

const AFFECT = verbId('affect');
/** Kind of the modifiers that remember which static effects a character is under. */
const UNDER = 1;

/** Control lasts while the taker stays in play face up under its controller. */
function linkEnded(p: Play, o: Obj): boolean {
  if (o.marks[LINK] === 0) return false;
  const taker = objById(p.s, o.marks[LINK]);
  return taker === null || taker.down === 1 || taker.ctrl !== o.ctrl;
}

function releaseLinks(p: Play, shared: Shared): boolean {
  let changed = false;
  for (const o of p.s.objs) {
    if (o === null || !linkEnded(p, o)) continue;
    const owner = ownerOf(p, o);
    releaseFrom(p, o, !fits(p, shared, o, owner, missionOf(p, o)));
    changed = true;
  }
  return changed;
}

function fixOn(p: Play, o: Obj, id: ObjId): void {
  o.marks[FIXED] = id;
  const fixed = objById(p.s, id);
  if (fixed !== null) fixed.marks[TOKENS] = 0;
}

/** The strongest by basis of those the text means; ties are its controller's. */
function strongest(p: Play, shared: Shared, o: Obj): Ref[] {
  if (o.down === 1) return [];
  const line = defOf(p, o).lines.find((one) => shared.suppresses[one.index] !== undefined);
  const match = line === undefined ? null : shared.suppresses[line.index];
  if (match === null || match === undefined) return [];
  const f = speakFor(o.ctrl, o.id);
  let best = Number.NEGATIVE_INFINITY;
  let found: Ref[] = [];
  onSide(p, other(o.ctrl), missionOf(p, o), (enemy) => {
    if (enemy.down === 1 && !shared.rules.hidden.targetable) return;
    if (!match(p, f, ref(OBJ, enemy.id)) || basis(p, enemy) < best) return;
    if (basis(p, enemy) > best) found = [];
    best = basis(p, enemy);
    found.push(ref(OBJ, enemy.id));
  });
  return found;
}

const FIX = outline('fix on the strongest', ['ask'], ['event']);

/** Its question waits on the stack: a check may run again before it is answered. */
const isAsked = (p: Play, shared: Shared, o: Obj): boolean =>
  p.s.stack.some((f) => f.code === shared.code.fix && f.self === o.id && f.pc === FIX.step.ask);

/** Stays on its character until one of the two moves, hides or leaves; then it picks anew (R28). */
function fix(p: Play, shared: Shared, o: Obj): boolean {
  const fixed = o.marks[FIXED] === 0 ? null : objById(p.s, o.marks[FIXED]);
  const holds =
    o.down === 0 && fixed !== null && missionOf(p, fixed) === missionOf(p, o) && fixed.ctrl !== o.ctrl;
  if (holds || isAsked(p, shared, o)) return false;
  const before = o.marks[FIXED];
  o.marks[FIXED] = 0;
  const tied = strongest(p, shared, o);
  if (tied.length === 0) return before !== 0;
  if (tied.length === 1) fixOn(p, o, refIndex(tied[0]));
  else begin(p, shared.code.fix, o.ctrl, o.id, null);
  return true;
}

/** Asks the controller which of the equally strong ones it is. */
export const fixCode = (shared: Shared): Code =>
  procedure(FIX, {
    ask: ask({
      seat: (_p, f) => f.you,
      list(p, f, out): void {
        const o = objById(p.s, f.self);
        if (o !== null) for (const r of strongest(p, shared, o)) add(out, optionCode(CHOOSE, r));
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : codes.n === 1 ? codes.list[0] : ASK),
      pick(p, f, code): void {
        const o = objById(p.s, f.self);
        if (o !== null) fixOn(p, o, refIndex(codePayload(code)));
      },
      why: () => ({ en: 'Which of the strongest enemies?', fr: 'Lequel des ennemis les plus forts\u202f?' }),
    }),
  });

/** Enemy sources whose static texts work on this character now. */
function staticSources(p: Play, o: Obj): ObjId[] {
  const found: ObjId[] = [];
  for (const source of p.s.objs) {
    if (
      source === null ||
      source.down === 1 ||
      source.ctrl === o.ctrl ||
      p.book.places[source.at].seat === null
    )
      continue;
    const f = speakFor(source.ctrl, source.id);
    const works = defOf(p, source).lines.some((line) =>
      line.statics.some((change) => change.applies(p, f, ref(OBJ, o.id), null)),
    );
    if (works || source.marks[FIXED] === o.id) found.push(source.id);
  }
  return found;
}

/** A static enemy effect touches a character once, when it starts to apply (R27). */
function noteStatics(p: Play, o: Obj): boolean {
  const now = o.down === 1 ? [] : staticSources(p, o);
  const mine = (mod: { on: Ref; kind: number }): boolean => mod.kind === UNDER && mod.on === ref(OBJ, o.id);
  const before = p.s.mods.filter(mine).map((mod) => mod.during);
  keepMods(p, (mod) => !mine(mod) || now.includes(mod.during));
  const fresh = now.filter((id) => !before.includes(id));
  for (const id of fresh) {
    attach(p, { on: ref(OBJ, o.id), by: o.ctrl, kind: UNDER, line: INERT, during: id });
    hear(p, AFFECT, reg([ref(OBJ, o.id)], 1, [lastOf(p, o)]));
  }
  return fresh.length > 0;
}

/** Is there anything here that a latch could be about? Mostly not, and then there is nothing to check. */
function anyLatch(p: Play, shared: Shared): boolean {
  const { objs, cards } = p.s;
  for (let i = 0; i < objs.length; i++) {
    const o = objs[i];
    if (o !== null && (o.marks[LINK] !== 0 || shared.latching[cards.def[o.cards[0]]])) return true;
  }
  return false;
}

export function checkLatches(p: Play, shared: Shared): boolean {
  if (!anyLatch(p, shared)) return false;
  let changed = releaseLinks(p, shared);
  for (const o of p.s.objs) {
    if (o === null) continue;
    const def = p.book.defs[p.s.cards.def[o.cards[0]]];
    if (shared.suppressors[def.index] === true && fix(p, shared, o)) changed = true;
    if (def.triggers[AFFECT].length > 0 && noteStatics(p, o)) changed = true;
  }
  return changed;
}
