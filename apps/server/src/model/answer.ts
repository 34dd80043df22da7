// Parses a model's answer: the number of an option, and a reason in both languages.
// Invariant: a reason is one short line of plain characters, whatever the model wrote.

import type { Said } from '@sleight/kernel';
import { z } from 'zod';

export interface ModelAnswer {
  /** Counts from 1, like the numbered options. */
  readonly index: number;
  readonly reason: Said | null;
}

const answerSchema = z.object({
  index: z.number().int(),
  reason_en: z.string().optional(),
  reason_fr: z.string().optional(),
});

/** The same as a JSON schema, for providers that can enforce it. */
export const answerFormat = {
  type: 'object',
  properties: {
    reason_en: { type: 'string' },
    reason_fr: { type: 'string' },
    index: { type: 'integer' },
  },
  required: ['reason_en', 'reason_fr', 'index'],
} as const;

const MOST_CHARACTERS = 240;

/** Line breaks, control characters and bidirectional marks become spaces. */
function oneLine(text: string): string {
  const plain = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').replace(/ {2,}/g, ' ');
  const characters = [...plain.trim()];
  if (characters.length <= MOST_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}

function reasonOf({ reason_en = '', reason_fr = '' }: z.infer<typeof answerSchema>): Said | null {
  const [en, fr] = [oneLine(reason_en), oneLine(reason_fr)];
  // A reason in one language is better than none.
  return en === '' && fr === '' ? null : { en: en || fr, fr: fr || en };
}

function parsed(text: string): z.infer<typeof answerSchema> | null {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The last answer in the text; models like to think aloud first. Null if there is none. */
export function readAnswer(text: string): ModelAnswer | null {
  const found = text.match(/\{[^{}]*\}/g) ?? [];
  const answer = found.map(parsed).findLast((one) => one !== null);
  return answer === undefined || answer === null ? null : { index: answer.index, reason: reasonOf(answer) };
}
