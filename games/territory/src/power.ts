// Power (spec 10): base + bonus + continuous - damage, never below 0. Recomputed on every read.

import type { Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { changes } from '@sleight/kernel/derive';
import { defOf } from '@sleight/kernel/objects';
import type { Obj } from '@sleight/kernel/state';
import { BONUS, DAMAGE, POWER } from './counters';

export function power(p: Play, unit: Obj): number {
  const bare = defOf(p, unit).printed[0] + unit.marks[BONUS] - unit.marks[DAMAGE];
  const sum = bare + changes(p, POWER, ref(OBJ, unit.id));
  return sum > 0 ? sum : 0;
}
