// French for grantKeyword: « cette carte gagne [Initiative] pendant ce tour ».

import type { OnePieceFrench } from '../../words/context';
import { keywordName } from '../../words/french-names';
import { during } from '../../words/french-places';
import { target } from '../../words/french-target';
import type { GrantKeyword } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'renforcée';

export function fr(action: GrantKeyword, context: OnePieceFrench): string {
  const who = target(action, context);
  return `${who.text} ${who.plural ? `gagnent [${keywordName(action.keyword)}]` : `gagne [${keywordName(action.keyword)}]`}${during(action.duration)}`;
}
