// What a schema says about a file or a document, field by field, in both languages.
// Invariant: every problem names one field; unknown fields are named one by one.

import type { Said } from '@sleight/kernel/book';
import { z } from 'zod';

export interface FieldProblem {
  readonly field: string;
  readonly reason: Said;
}

const withFrench = z.object({ fr: z.string() });
const inFrench = { error: z.locales.fr().localeError };

/** Our own complaints carry their French; the schema library speaks it for the rest. */
function frenchOf(issue: z.core.$ZodIssue, french: z.core.$ZodIssue | undefined): string {
  const own = issue.code === 'custom' ? withFrench.safeParse(issue.params) : null;
  return own?.success ? own.data.fr : (french?.message ?? issue.message);
}

export function fieldProblems(schema: z.ZodType, value: unknown): FieldProblem[] {
  const english = schema.safeParse(value);
  const french = schema.safeParse(value, inFrench);
  if (english.success || french.success) return [];
  return english.error.issues.flatMap((issue, i): FieldProblem[] => {
    const at = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys')
      return [{ field: at, reason: { en: issue.message, fr: frenchOf(issue, french.error.issues[i]) } }];
    return issue.keys.map((key) => ({
      field: at === '' ? key : `${at}.${key}`,
      reason: { en: 'There is no such field.', fr: "Ce champ n'existe pas." },
    }));
  });
}
