// The meaning of targets and amounts on the table. Conditions have folders of their own.

import type { Play } from '@sleight/kernel/book';
import type { Reader } from '@sleight/kernel/compiler';
import { objAt, objById } from '@sleight/kernel/objects';
import { type Frame, type Obj, other } from '@sleight/kernel/state';
import { singleTargets } from '@sleight/kit/single-targets';
import { condMeaning } from './conditions/meanings.generated';
import type { DuskfallLanguage } from './language';
import { ARENA, DECK, DISCARD, HAND } from './places';
import type { Rules } from './rules';
import { strength } from './strength';
import { VERBS } from './verbs';
import type { Target } from './vocabulary';

const found = ({ s }: Play, f: Frame, { targetType }: Target): Obj | null =>
  targetType === 'self' ? objById(s, f.self) : objAt(s, ARENA + other(f.you));

export const reader = (rules: Rules): Reader<DuskfallLanguage> =>
  singleTargets({
    rules,
    found,
    stat: strength,
    meaning: condMeaning,
    verbs: VERBS,
    zones: { deck: DECK, hand: HAND, discard: DISCARD },
  });
