// State checks (spec 11.11, R27, R28): links of control that ended, and texts that fix on a character and stay on it.
// Latches are the only memory derived values have; they are set here and nowhere else.

import type { Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { speakFor } from '@sleight/kernel/derive';
import { defOf, objById } from '@sleight/kernel/objects';
import type { Obj } from '@sleight/kernel/state';
import { basis, missionOf, onSide, ownerOf } from './character';
import { FIXED, LINK, TOKENS } from './counters';
import { fits } from './movement';
import type { Shared } from './shared';
import { releaseFrom } from './verbs';

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

/** A suppressing text fixes on the strongest by basis; it stays on it until one of the two moves, hides or leaves. */
function fix(p: Play, shared: Shared, o: Obj): boolean {
  const line = defOf(p, o).lines.find((one) => shared.suppresses[one.index] !== undefined);
  const match = line === undefined ? null : shared.suppresses[line.index];
  if (match === null || match === undefined) return false;
  const fixed = o.marks[FIXED] === 0 ? null : objById(p.s, o.marks[FIXED]);
  const holds =
    o.down === 0 && fixed !== null && missionOf(p, fixed) === missionOf(p, o) && fixed.ctrl !== o.ctrl;
  if (holds) return false;
  const before = o.marks[FIXED];
  o.marks[FIXED] = 0;
  if (o.down === 1) return before !== 0;
  let strongest: Obj | null = null;
  const f = speakFor(o.ctrl, o.id);
  onSide(p, o.ctrl === 0 ? 1 : 0, missionOf(p, o), (enemy) => {
    if (!match(p, f, ref(OBJ, enemy.id))) return;
    if (strongest === null || basis(p, enemy) > basis(p, strongest)) strongest = enemy;
  });
  const chosen: Obj | null = strongest;
  if (chosen === null) return before !== 0;
  o.marks[FIXED] = (chosen as Obj).id;
  (chosen as Obj).marks[TOKENS] = 0;
  return true;
}

export function checkLatches(p: Play, shared: Shared): boolean {
  let changed = releaseLinks(p, shared);
  for (const o of p.s.objs) {
    if (o === null || shared.suppressors[p.s.cards.def[o.cards[0]]] !== true) continue;
    if (fix(p, shared, o)) changed = true;
  }
  return changed;
}
