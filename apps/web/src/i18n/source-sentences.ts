// The sentences in source files: values under `en` and `fr`, and pairs passed to say(), both(), misuse() and
// the like. Tests read them from the files, because one app never imports another.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@sleight/kernel/book';
import { parseSync } from '@swc/core';

export interface Sentence {
  readonly file: string;
  readonly language: Language;
  readonly text: string;
}

/** Functions whose last two arguments are a sentence in English and in French. */
const PAIRS = new Set(['say', 'said', 'both', 'inBoth', 'misuse', 'problem', 'wrong', 'named']);

type Found = (language: Language, text: string) => void;

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every string in a value: both branches of a condition, and a template's text with … for the expressions. */
function stringsBelow(value: unknown, found: (text: string) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) stringsBelow(one, found);
    return;
  }
  if (!isNode(value)) return;
  if (value.type === 'StringLiteral') found(textOf(value.value));
  if (value.type === 'TemplateLiteral' && Array.isArray(value.quasis))
    found(value.quasis.map((part) => (isNode(part) ? textOf(part.cooked) : '')).join('…'));
  if (value.type === 'BinaryExpression' && value.operator !== '+') return;
  for (const [key, below] of Object.entries(value)) if (key !== 'test') stringsBelow(below, found);
}

const nameOf = (value: unknown): string => (isNode(value) ? textOf(value.value) : '');

function walk(value: unknown, found: Found): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, found);
    return;
  }
  if (!isNode(value)) return;
  if (value.type === 'KeyValueProperty') {
    const key = nameOf(value.key);
    if (key === 'en' || key === 'fr') stringsBelow(value.value, (text) => found(key, text));
  }
  if (value.type === 'CallExpression' && Array.isArray(value.arguments) && PAIRS.has(nameOf(value.callee))) {
    const [en, fr] = value.arguments.slice(-2);
    if (fr !== undefined) {
      stringsBelow(en, (text) => found('en', text));
      stringsBelow(fr, (text) => found('fr', text));
    }
  }
  for (const below of Object.values(value)) walk(below, found);
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return [path];
  });

const isCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.ts$|\/(testing|fixtures)\/|\.generated\./.test(file);

export function sentencesIn(folder: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const file of filesIn(folder).filter(isCode)) {
    const code = parseSync(readFileSync(join(root, file), 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('.tsx'),
    });
    walk(code, (language, text) => sentences.push({ file, language, text }));
  }
  return sentences;
}

/** The sentences of YAML and JSON files, where each language is on one line: `en: "…"`. */
export function sentencesInData(folder: string, name: RegExp): Sentence[] {
  return filesIn(folder)
    .filter((file) => name.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(/"?\b(en|fr)"?: ("(?:[^"\\]|\\.)*"|[^,}\n]+)/g),
      ].map(
        ([, language, text = '']): Sentence => ({
          file,
          language: language === 'fr' ? 'fr' : 'en',
          text: text.startsWith('"') ? JSON.parse(text) : text,
        }),
      ),
    );
}
