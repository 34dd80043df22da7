// How cannotBlock is said in French: « votre adversaire ne peut pas activer de [Bloqueur] pendant ce combat ».

import type { OnePieceFrench } from '../../words/french-context';
import { having } from '../../words/french-filters';
import { during } from '../../words/french-places';
import { reference } from '../../words/french-target';
import type { CannotBlock } from './schema';

/** Names what this did, later in the text. */
export const participle = 'exposée';

export function fr(action: CannotBlock, context: OnePieceFrench): string {
  const { filters = [], attacker, of = '', duration } = action;
  const who =
    filters.length === 0
      ? 'de [Bloqueur]'
      : `le [Bloqueur] d'un Personnage ayant ${filters.map(having).join(' et ')}`;
  const attacks =
    attacker === undefined
      ? ''
      : ` si ${attacker === 'self' ? 'cette carte' : reference(of, context).text} attaque`;
  return `votre adversaire ne peut pas activer ${who}${attacks}${during(duration)}`;
}
