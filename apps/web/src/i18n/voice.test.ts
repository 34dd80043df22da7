import type { Language } from '@sleight/kernel/book';
import { describe, expect, test } from 'vitest';
import en from '../../messages/en';
import fr from '../../messages/fr';
import { worldIds } from '../worlds/worlds';
import { type Sentence, sentencesIn, sentencesInData } from './source-sentences';
import { banned, markFaults, wordingFaults } from './voice';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}.${key}`, value] as [string, string]]
      : leaves(value, `${path}.${key}`),
  );

const pageMessages = (language: Language, messages: Tree): Sentence[] =>
  leaves(messages, language).map(([file, text]) => ({ file, language, text }));

/** The parameters of a message, without its plural forms: "n, name". */
const parameters = (message: string): string =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort().join(', ');

const faultsIn = (
  sentences: readonly Sentence[],
  faultsOf: (language: Language, text: string) => string[],
): string[] =>
  sentences.flatMap(({ file, language, text }) =>
    faultsOf(language, text).map((fault) => `${file}: "${text}": ${fault}`),
  );

const written: readonly (readonly [string, () => Sentence[]])[] = [
  ['the pages', () => [...pageMessages('en', en), ...pageMessages('fr', fr), ...sentencesIn('apps/web/src')]],
  ['the server', () => [...sentencesIn('apps/server/src'), ...sentencesIn('protocol/src')]],
  ['the command line', () => sentencesIn('apps/cli/src')],
  ['the bots', () => sentencesIn('search/src')],
  ['puzzles and lessons', () => sentencesInData('games', /[\\/]lessons[\\/].*\.yaml$/)],
];

/** Their punctuation is set when they are shown (`said.ts`), because card texts are also parsed. */
const generated: readonly (readonly [string, () => Sentence[]])[] = [
  ...worldIds.map(
    (game) =>
      [
        game,
        () => [
          ...sentencesIn(`games/${game}/src`),
          ...sentencesInData(`games/${game}`, /texts\.golden\.json$/),
        ],
      ] as const,
  ),
  ['the kernel and the kit', () => [...sentencesIn('kernel/src'), ...sentencesIn('kit/src')]],
];

test.each(generated)(
  'the prompts, log lines, rules and card texts of %s use none of the banned wordings',
  (_, read) => {
    const sentences = read();
    expect(sentences.filter(({ language }) => language === 'en').length).toBeGreaterThan(20);
    expect(sentences.filter(({ language }) => language === 'fr').length).toBeGreaterThan(20);
    expect(faultsIn(sentences, wordingFaults)).toEqual([]);
  },
);

describe.each(written)('the sentences of %s', (_, read) => {
  const sentences = read();

  test('are found in both languages', () => {
    expect(sentences.filter(({ language }) => language === 'en').length).toBeGreaterThan(10);
    expect(sentences.filter(({ language }) => language === 'fr').length).toBeGreaterThan(10);
  });

  test('use none of the banned wordings', () => {
    expect(faultsIn(sentences, wordingFaults)).toEqual([]);
  });

  test('have typographic apostrophes, and in French narrow no-break spaces', () => {
    expect(faultsIn(sentences, markFaults)).toEqual([]);
  });
});

describe('the list of banned wordings', () => {
  test('has at least 60 entries and bans none of its own replacements', () => {
    expect(banned.en.length + banned.fr.length).toBeGreaterThan(60);
    for (const language of ['en', 'fr'] as const)
      for (const { after } of banned[language]) expect(wordingFaults(language, after)).toEqual([]);
  });

  test('finds a wording in any case, with either apostrophe and any space', () => {
    expect(wordingFaults('en', 'Choose what is lit.')).toEqual(['what is lit -> highlighted']);
    expect(wordingFaults('fr', "Comme l'appareil")).toEqual(['comme l’appareil -> réglage du système']);
    expect(wordingFaults('fr', 'Sûr\u202f? Passer')).toEqual(['sûr\u202f? -> confirmer']);
  });

  test('leaves longer words alone', () => {
    expect(wordingFaults('fr', 'robotique')).toEqual([]);
    expect(wordingFaults('en', 'undertaken backwards')).toEqual([]);
  });
});

describe('marks', () => {
  test.each([
    ['en', 'You can’t.', []],
    ['en', "You can't.", ['straight apostrophe']],
    ['fr', 'Prêt\u202f?', []],
    ['fr', 'Prêt ?', ['not a narrow no-break space']],
    ['fr', 'Prêt?', ['no space before double punctuation']],
    ['fr', '«\u202fPrêt\u202f»', []],
    ['fr', '« Prêt »', ['not a narrow no-break space']],
    ['fr', '{n} : {name}', ['not a narrow no-break space']],
    ['fr', 'https://example.org', []],
  ] as const)('%s: %s', (language, sentence, faults) => {
    expect(markFaults(language, sentence)).toEqual(faults);
  });
});

describe('both languages of the pages', () => {
  const french = new Map(leaves(fr, ''));

  test('have the same keys, in the same order', () => {
    expect([...french.keys()]).toEqual(leaves(en, '').map(([key]) => key));
  });

  test('have the same parameters', () => {
    for (const [key, message] of leaves(en, ''))
      expect([key, parameters(french.get(key) ?? '')]).toEqual([key, parameters(message)]);
  });
});
