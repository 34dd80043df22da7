// French has a narrow no-break space before : ; ! ? and inside guillemets, in every sentence a user may read.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const rooms = ['kernel', 'kit', 'games', 'search', 'scenario', 'apps'];

const filesOf = (ending: string): string[] =>
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending) && !name.includes('node_modules') && !/[.]test[.]/.test(name))
      .map((name) => join(room, name)),
  );

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a syntax tree: strings, and the parts of a template around its expressions. */
function texts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(texts);
  if (!isFields(node)) return [];
  if (node.type === 'StringLiteral') return [String(node.value)];
  if (node.type === 'TemplateElement') return [String(node.cooked)];
  return Object.values(node).flatMap(texts);
}

/** Every text under the key "fr". */
function french(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(french);
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'fr' && typeof inner === 'string' ? [inner] : french(inner),
  );
}

/** English never has these. Players may type a question mark for help. */
const isWide = (text: string): boolean =>
  /(^|[^\s]) [:;!](\s|$)|[^\s] [?](\s|$)|« | »/u.test(text.replace(/(Type|Tapez|or|ou) [?]/gu, ''));

test.each([
  ['Choisissez : oui ou non', true],
  ['Quelle carte ?', true],
  ['« chess »', true],
  ['Tapez ? pour une aide', false],
  ['Quelle carte\u202f? Choisissez\u202f: «\u202foui\u202f»', false],
])('%s', (text, wide) => {
  expect(isWide(text)).toBe(wide);
});

test('the sentences in the source have narrow spaces', () => {
  const wide = filesOf('.ts').flatMap((name) => {
    const tree = parseSync(readFileSync(join(root, name), 'utf8'), { syntax: 'typescript' });
    return texts(tree.body)
      .filter(isWide)
      .map((text) => `${name}: ${text}`);
  });
  expect(wide).toEqual([]);
});

test('so do cards and decks', () => {
  const files = filesOf('.json').filter((name) => name.startsWith('games'));
  const wide = files.flatMap((name) =>
    french(JSON.parse(readFileSync(join(root, name), 'utf8')))
      .filter(isWide)
      .map((text) => `${name}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(wide).toEqual([]);
});
