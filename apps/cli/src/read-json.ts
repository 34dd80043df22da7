// A JSON file that a person names: its data, or why it cannot be had, in both languages.
// Read next: compile.ts, which reads card files and card lists.

import { readFileSync } from 'node:fs';
import type { Said } from '@sleight/kernel';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export function readJson(file: string): { data: unknown } | { reason: Said } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return { reason: { en: 'there is no such file', fr: "ce fichier n'existe pas" } };
    const why = reasonOf(error);
    return { reason: { en: `cannot be read (${why})`, fr: `illisible (${why})` } };
  }
  try {
    return { data: JSON.parse(text) };
  } catch (error) {
    const why = reasonOf(error);
    return { reason: { en: `is not JSON (${why})`, fr: `n'est pas du JSON (${why})` } };
  }
}
