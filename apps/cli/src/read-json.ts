// Reads a JSON file named by the user: its data, or the problem in both languages.
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
    if (isMissing(error)) return { reason: { en: 'file not found', fr: 'fichier introuvable' } };
    const why = reasonOf(error);
    return { reason: { en: `can’t be read (${why})`, fr: `ne peut pas être lu (${why})` } };
  }
  try {
    return { data: JSON.parse(text) };
  } catch (error) {
    const why = reasonOf(error);
    return { reason: { en: `is not JSON (${why})`, fr: `n’est pas du JSON (${why})` } };
  }
}
