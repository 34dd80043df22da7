// costMod: what matching characters cost to play in its mission, or what the card itself costs.
import { PLACE, ref } from '@sleight/kernel/code';
import type { C } from '../../language';
import { missionPlace } from '../../places';
import type { CostMod as Change } from '../../shared';
import type { CostMod } from './schema';

export function hold(a: CostMod, c: C): void {
  const shared = c.read.rules;
  const works = c.condition;
  const self = a.targetType === 'self';
  const keywords = (a.filters ?? []).flatMap((one) => ('keyword' in one ? [one.keyword] : []));
  const applies: Change['applies'] = (p, f, quote) => {
    if (a.on === 'reveal' && !quote.reveal) return false;
    // Conditions are checked in the mission where the card will be, before it is placed (6.4.5).
    const there = { ...f, regs: [{ refs: [ref(PLACE, missionPlace(quote.mission))], n: 0, last: [] }] };
    if (self) return works(p, there);
    if (a.targetSide === 'opponent' && quote.seat === f.you) return false;
    if (a.targetSide === 'player' && quote.seat !== f.you) return false;
    return works(p, f) && keywords.every((keyword) => shared.identity[quote.def].keywords.includes(keyword));
  };
  const change: Change = {
    amount: a.amount,
    least: a.least ?? null,
    applies(p, f, quote): boolean {
      const does = applies(p, f, quote);
      if (does) shared.notes.note(c.line);
      return does;
    },
  };
  if (self) {
    shared.ownCostMods[shared.now.def] = [...(shared.ownCostMods[shared.now.def] ?? []), change];
  } else {
    shared.costMods[c.line] = [...(shared.costMods[c.line] ?? []), change];
    shared.changesCosts[shared.now.def] = true;
  }
}
