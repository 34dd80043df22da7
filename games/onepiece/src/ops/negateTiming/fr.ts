// French for negateTiming: « les effets [Jouée] adverses sont annulés pendant ce tour ».
import { timingNames } from '../../words/french-names';
import { during } from '../../words/french-places';
import type { NegateTiming } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'annulée';

export function fr({ timing, side, duration }: NegateTiming): string {
  const effects = `effets [${timingNames[timing]}]`;
  const whose = side === 'player' ? `vos ${effects}` : `les ${effects} adverses`;
  return `${whose} sont annulés${during(duration)}`;
}
