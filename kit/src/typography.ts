// Sentences as they are shown: games write with the signs of a keyboard, readers see typographic ones.
// Invariant: `keyboard` undoes `typeset` sign by sign, so positions in a text stay where they are.
// Read next: player-names.ts, which puts the players' names into a line.

import type { Language, Said } from '@sleight/kernel/book';

/** Quotation marks inside a word are part of a name and stay. */
const curly = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/(?<=^|[\s(])"([^"]*)"/g, '“$1”')
    .replace(/(?<=^|[\s(“])-(?=\d)/g, '−')
    .replaceAll(' - ', ' – ');

/** French has a narrow no-break space before double punctuation and inside quotation marks. */
const spaced = (french: string): string => french.replace(/ (?=[:;!?»])|(?<=«) /g, '\u202f');

/** A sentence in one language: typographic apostrophes, quotation marks and dashes, and a true minus. */
export const typeset = ({ en, fr }: Said, language: Language): string =>
  language === 'fr' ? spaced(curly(fr)) : curly(en);

/** The same text with the signs of a keyboard, as rules texts are read. */
export const keyboard = (text: string): string =>
  text.replaceAll('’', "'").replaceAll(/[“”]/g, '"').replaceAll(/[−–]/g, '-');
