// chakra: more in each Start Phase, for its player or for both. Where the ruleset says so, characters give it once,
// when they are played, and only missions give it every turn.
import { ref, refIndex, SEAT } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import { isCharacter } from '../../character';
import { CHAKRA_GAIN } from '../../counters';
import type { C } from '../../language';
import type { Chakra } from './schema';

export function hold(a: Chakra, c: C): void {
  const shared = c.read.rules;
  const amount = c.read.amount(a.amount, c);
  const works = c.condition;
  const { chakraFromCharacters, chakraFromMissions } = shared.rules.start;
  const once = chakraFromCharacters === 'onPlay';
  c.statics.push({
    number: CHAKRA_GAIN,
    layer: 'add',
    amount,
    applies(p, f, r): boolean {
      const source = objById(p.s, f.self);
      const isMission = source !== null && !isCharacter(p, source);
      if (isMission ? !chakraFromMissions : once) return false;
      return a.side === 'any' || refIndex(r) === refIndex(ref(SEAT, f.you));
    },
  });
  if (!once) return;
  const lines = shared.chakraOnPlay[shared.now.def] ?? [];
  shared.chakraOnPlay[shared.now.def] = [...lines, (p, f) => (works(p, f) ? amount(p, f) : 0)];
}
