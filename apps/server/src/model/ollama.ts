// Ollama's chat API, on this machine or another.

import { z } from 'zod';
import type { ModelConfig } from '../config/model';
import { answerFormat } from './answer';
import { exchange, type Letter, noAnswer } from './exchange';
import type { Provider } from './provider';

/** Ollama's default context is shorter than our prompts may need, and it drops the rest silently. */
const CONTEXT_TOKENS = 16_384;
const MOST_TOKENS = 2048;

const replySchema = z.object({ message: z.object({ content: z.string() }) });

export const ollama =
  ({ url, key, model }: ModelConfig): Provider =>
  async ({ system, user }, signal) => {
    const letter: Letter = {
      url: `${url}/api/chat`,
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      body: {
        model,
        stream: false,
        format: answerFormat,
        options: { num_ctx: CONTEXT_TOKENS, num_predict: MOST_TOKENS },
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
      },
    };
    const reply = replySchema.safeParse(await exchange(letter, signal));
    if (!reply.success) throw noAnswer('it sent something else');
    return reply.data.message.content;
  };
