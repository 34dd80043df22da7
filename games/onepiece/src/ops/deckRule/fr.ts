// How deckRule is said in French: « selon les règles, vous ne pouvez pas inclure d'Événements … dans votre deck ».
import { after } from '@sleight/kernel/text/french';
import type { OnePieceFrench } from '../../words/french-context';
import { bareMany } from '../../words/french-target';
import type { DeckRule } from './schema';

/** Names what this did, later in the text. */
export const participle = 'réglée';

export const fr = ({ only, targetType, filters }: DeckRule, _: OnePieceFrench): string => {
  const what = after('de', bareMany({ targetType, from: 'lookedAt', filters }));
  return only
    ? `selon les règles, vous ne pouvez inclure que ${after('de', `les ${bareMany({ targetType, from: 'lookedAt', filters })}`)} dans votre deck`
    : `selon les règles, vous ne pouvez pas inclure ${what} dans votre deck`;
};
