// costMod: the cost of matching characters in its mission, or of the card itself.
import { PLACE, ref } from '@sleight/kernel/code';
import type { Printed } from '../../ability';
import type { C } from '../../language';
import { missionPlace } from '../../places';
import { isPrinted } from '../../printed';
import type { CostMod as Change } from '../../shared';
import type { CostMod } from './schema';

type Filter = NonNullable<CostMod['filters']>[number];

/** The others hold for everything played here: it will be in this mission, face up, beside this one. */
const saysWhatIsPrinted = (one: Filter): one is Printed =>
  !('mission' in one) && !('other' in one) && !('hidden' in one);

export function hold(a: CostMod, c: C): void {
  const shared = c.read.rules;
  const works = c.condition;
  const self = a.targetType === 'self';
  const printed = (a.filters ?? []).filter(saysWhatIsPrinted);
  const applies: Change['applies'] = (p, f, quote) => {
    if (a.on === 'reveal' && !quote.reveal) return false;
    // Conditions are checked in the mission where the card will be, before it is placed (6.4.5).
    const there = { ...f, regs: [{ refs: [ref(PLACE, missionPlace(quote.mission))], n: 0, last: [] }] };
    if (self) return works(p, there);
    if (a.targetSide === 'opponent' && quote.seat === f.you) return false;
    if (a.targetSide === 'player' && quote.seat !== f.you) return false;
    return works(p, f) && printed.every((one) => isPrinted(shared.identity[quote.def], one));
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
