// Who a language model is asked through: one prompt, one text.
// Invariant: what goes wrong is told without the key, the prompt and whatever the other side sent.
// Read next: anthropic.ts, ollama.ts, exchange.ts.

export interface Prompt {
  /** Who the model is and how it answers. */
  readonly system: string;
  readonly user: string;
}

/** What the model wrote. Rejects when it wrote nothing or the signal says stop. */
export type Provider = (prompt: Prompt, signal: AbortSignal) => Promise<string>;
