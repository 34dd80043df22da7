// French for deckRule: « selon les règles, vous ne pouvez pas inclure d'Événements … dans votre deck ».
import { after } from '@sleight/kernel/text/french';
import type { OnePieceFrench } from '../../words/context';
import { bareMany } from '../../words/french-target';
import type { DeckRule } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'réglée';

export function fr({ only, targetType, filters }: DeckRule, context: OnePieceFrench): string {
  const cards = bareMany({ targetType, from: 'lookedAt', filters }, context);
  const include = only
    ? `ne pouvez inclure que ${after('de', `les ${cards}`)}`
    : `ne pouvez pas inclure ${after('de', cards)}`;
  return `selon les règles, vous ${include} dans votre deck`;
}
