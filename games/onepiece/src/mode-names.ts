// What the options of "choose one" and of alternative costs are called: their own rules text.
// Invariant: a text that makes no sense by itself, because it refers to what came before it, has no such name.
// Read next: modes.ts, which asks.

import { readAbility } from '@sleight/kernel/ability/read';
import type { Said } from '@sleight/kernel/book';
import { describe } from '@sleight/kernel/text/describe';
import { capital } from '@sleight/kernel/text/english';
import type { Effect } from './ability';
import type { Cost } from './cost-words';
import { words } from './words';

/** The text of an ability without the words in brackets that it begins with. */
function textOf(json: unknown): Said | null {
  const read = readAbility(json, words);
  if ('errors' in read) return null;
  const text = (language: 'en' | 'fr'): string =>
    describe(read.ability, language, words).replace(/^\[[^\]]*\]\s*/, '');
  return { en: text('en'), fr: text('fr') };
}

/** "Draw 1 card". */
export function effectName({ actions }: Effect): Said | null {
  const text = textOf({ type: 'Main', effect: { actions } });
  return text === null ? null : { en: text.en.replace(/\.$/, ''), fr: text.fr.replace(/\.$/, '') };
}

/** "Trash 1 card from your hand": what stands before the colon. */
export function costName(cost: Cost): Said | null {
  const effect = { actions: [{ type: 'draw', amount: 1 }] };
  const text = textOf({ type: 'Activate Main', cost: [cost], effect });
  if (text === null) return null;
  const price = (whole: string, may: RegExp): string =>
    capital(whole.replace(may, '').replace(/\s*: [^:]*$/, ''));
  return { en: price(text.en, /^You may /), fr: price(text.fr, /^Vous pouvez /) };
}
