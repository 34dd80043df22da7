// A provider of a language model: one prompt in, one text out.
// Invariant: errors never contain the key, the prompt or the response.
// Read next: anthropic.ts, ollama.ts, exchange.ts.

export interface Prompt {
  /** The model's role and the format of its answers. */
  readonly system: string;
  readonly user: string;
}

/** The model's text. Rejects if there is none, or if the signal aborts. */
export type Provider = (prompt: Prompt, signal: AbortSignal) => Promise<string>;
