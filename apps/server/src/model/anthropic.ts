// Anthropic's messages API.

import { z } from 'zod';
import type { ModelConfig } from '../config/model';
import { exchange, type Letter, noAnswer } from './exchange';
import type { Provider } from './provider';

const VERSION = '2023-06-01';
const MOST_TOKENS = 2048;

/** The text of an answer may be split into several blocks, with blocks of other kinds between them. */
const replySchema = z.object({
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
});

export const anthropic =
  ({ url, key, model }: ModelConfig): Provider =>
  async ({ system, user }, signal) => {
    const letter: Letter = {
      url: `${url}/v1/messages`,
      headers: { 'anthropic-version': VERSION, ...(key === null ? {} : { 'x-api-key': key }) },
      body: { model, max_tokens: MOST_TOKENS, system, messages: [{ role: 'user', content: user }] },
    };
    const reply = replySchema.safeParse(await exchange(letter, signal));
    if (!reply.success) throw noAnswer('it sent something else');
    return reply.data.content
      .filter(({ type }) => type === 'text')
      .map(({ text = '' }) => text)
      .join('');
  };
