// French for cannotBlock: « votre adversaire ne peut pas activer de [Bloqueur] pendant ce combat ».

import type { OnePieceFrench } from '../../words/context';
import { filters as said } from '../../words/french-filters';
import { during } from '../../words/french-places';
import { reference } from '../../words/french-target';
import type { CannotBlock } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'exposée';

const aCharacter = { feminine: false, plural: false };

export function fr(action: CannotBlock, context: OnePieceFrench): string {
  const { filters = [], attacker, of = '', duration } = action;
  const who =
    filters.length === 0
      ? 'de [Bloqueur]'
      : `le [Bloqueur] d'un Personnage ${said(filters, aCharacter, context).join(' ')}`;
  const attacks =
    attacker === undefined
      ? ''
      : ` si ${attacker === 'self' ? 'cette carte' : reference(of, context).text} attaque`;
  return `votre adversaire ne peut pas activer ${who}${attacks}${during(duration)}`;
}
