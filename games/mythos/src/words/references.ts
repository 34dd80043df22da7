// References to earlier actions in English: "the character moved by the MAIN effect", "cards discarded".
// Invariant: a register is named by its action and target; another line's register also by that line.
// Next: ../amounts/stat, which counts them.
import type { Phrase, Reading } from '@sleight/kernel/text/grammar';
import { type ReferenceWords, readPointer, reference, writePointer } from '@sleight/kernel/text/pointer';
import { matchWord } from '@sleight/kernel/text/template';
import { opRegisters } from '../ops/schemas.generated';

const character = { one: 'character', many: 'characters' };
const referenceWords: ReferenceWords = {
  participles: [...new Set(['upgraded', ...Object.values(opRegisters)])],
  said: { looked: 'seen', milled: 'discarded', poweredUp: 'strengthened' },
  origins: { main: 'by the MAIN effect', line: 'this way', play: 'with this card' },
  nouns: {
    character,
    self: character,
    bound: character,
    mission: { one: 'mission', many: 'missions' },
    card: { one: 'card', many: 'cards' },
    token: { one: 'Power token', many: 'Power tokens' },
  },
};

export const theRegister = reference(referenceWords, undefined);

const { nouns, origins = {}, said = {} } = referenceWords;
const wordFor = (participle: string): string => said[participle] ?? participle;
const chakra = { chakra: { one: 'chakra', many: 'chakra' } };

/** "cards discarded", "characters moved by the MAIN effect": the count of a register. */
const counted = (things: ReferenceWords['nouns']): Phrase<string> => ({
  print(value) {
    const pointer = readPointer(value);
    const noun = pointer && things[pointer.type];
    if (!pointer || !noun || pointer.ordinal !== 0) return undefined;
    const by = pointer.origin === '' ? '' : ` ${origins[pointer.origin]}`;
    return `${noun.many} ${wordFor(pointer.participle)}${by}`;
  },
  parse: (source, at) =>
    Object.entries(things).flatMap(([type, noun]) =>
      referenceWords.participles.flatMap((participle) =>
        ['', ...Object.keys(origins)].flatMap((origin): readonly Reading[] => {
          const by = origin === '' ? '' : ` ${origins[origin]}`;
          const pointer = { latest: false, last: false, participle, ordinal: 0, type, side: '', origin, at };
          return matchWord(source, at, `${noun.many} ${wordFor(participle)}${by}`).flatMap(({ end }) =>
            [true, false].map((many) => ({ value: writePointer({ ...pointer, many }), end })),
          );
        }),
      ),
    ),
});

export const countedThings = counted(nouns);
export const countedChakra = counted(chakra);
