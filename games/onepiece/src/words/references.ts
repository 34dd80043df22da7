// References to something mentioned before: "that card", "the selected card", "the revealed card".
// Invariant: "that card" is what the text did last; a name is the register of one action.
// Next: the kernel's ability/registers.ts, which finds the action that is meant.
import { oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { readPointer, writePointer } from '@sleight/kernel/text/pointer';
import { matchWord } from '@sleight/kernel/text/template';

/** Registers with a participle that texts use, and the type of their contents. */
const said: Readonly<Record<string, string>> = {
  selected: 'selected',
  played: 'played',
  looked: 'revealed',
  returned: 'returned',
  trashed: 'trashed',
  koed: "K.O.'d",
  rested: 'rested',
};

const latest = {
  latest: true,
  last: true,
  participle: 'it',
  ordinal: 0,
  type: '',
  side: '',
  many: false,
  origin: '',
};

/** The pointer to what was just mentioned. */
export const latestPointer = writePointer({ ...latest, at: 0 });

/** "that card": what was just mentioned, alone. */
const thatCard: Phrase<string> = {
  print: (value) => (readPointer(value)?.latest ? 'that card' : undefined),
  parse: (source, at) =>
    ['that card', 'that Character', 'that Leader or Character', 'it'].flatMap((text) =>
      matchWord(source, at, text).map(({ end }) => ({ value: writePointer({ ...latest, at }), end })),
    ),
};

/** "the selected card", "the selected cards". */
const theCard: Phrase<string> = {
  print(value) {
    const pointer = readPointer(value);
    const participle = pointer && said[pointer.participle];
    if (!pointer || participle === undefined || pointer.ordinal > 0) return undefined;
    return `the ${participle} ${pointer.many ? 'cards' : 'card'}`;
  },
  parse: (source, at) =>
    Object.entries(said).flatMap(([participle, word]) =>
      [
        ['card', false],
        ['Character', false],
        ['cards', true],
        ['Characters', true],
      ].flatMap(([noun, many]) =>
        matchWord(source, at, `the ${word} ${noun}`).flatMap(({ end }) =>
          registerTypes.map((type) => ({
            value: writePointer({
              ...latest,
              latest: false,
              last: false,
              participle,
              type,
              many: many === true,
              at,
            }),
            end,
          })),
        ),
      ),
    ),
};

/** A pointer has the type of its target; the text does not, so each is tried. */
const registerTypes = ['card', 'character', 'leaderOrCharacter', 'leader', 'stage', 'event'];

export const reference: Phrase<string> = oneOf(thatCard, theCard);
