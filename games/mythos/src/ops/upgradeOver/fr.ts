// French for upgradeOver: « vous pouvez jouer ce personnage en amélioration par-dessus un personnage Village du Son ».
import type { MythosFrench } from '../../words/context';
import { target } from '../../words/french-target';
import type { UpgradeOver } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'recouvert';

export function fr(action: UpgradeOver, context: MythosFrench): string {
  const over = `par-dessus ${target({ targetType: 'character', filters: action.filters }, { ...context, anywhere: true }).text}`;
  return action.only
    ? `vous ne pouvez jouer ${context.words.self} en amélioration que ${over}`
    : `vous pouvez jouer ${context.words.self} en amélioration ${over}`;
}
