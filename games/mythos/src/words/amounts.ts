// What X is, in English: "the number of cards discarded by the MAIN effect", "its cost".
// Invariant: a register is named by what was done and to what; another line's by that line too.
// Next: parts.ts for amounts in actions, french-amounts.ts for French.
import { oneOf, type Phrase, type Reading } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';
import { of, reference as pointed } from '@sleight/kernel/text/parts';
import {
  pronoun,
  type ReferenceWords,
  readPointer,
  reference,
  writePointer,
} from '@sleight/kernel/text/pointer';
import { matchWord, phrase } from '@sleight/kernel/text/template';
import { opRegisters } from '../ops/schemas.generated';
import { bareMany } from './parts';

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

/** "cards discarded", "characters moved by the MAIN effect": what a register counts. */
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

const stat = words({ power: 'Power', cost: 'cost' });

export const value: Phrase<unknown> = oneOf<unknown>(
  phrase('the number of {per}', { per: of(bareMany, 'character', 'mission') }, { times: 1 }),
  phrase('{of} {stat}', { of: pronoun("this character's"), stat }),
  phrase('the {stat} of {of}', { of: pointed, stat }),
  phrase('the number of {of}', { of: counted(nouns) }, { stat: 'count' }),
  phrase('the amount of {of}', { of: counted(chakra) }, { stat: 'count' }),
);
