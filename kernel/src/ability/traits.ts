// The traits of an op, so that rules and words ask the op and keep no lists of op names.
// Next: a game's own traits beside its vocabulary, registers.ts for what a register holds.

export interface KernelOpTraits {
  /** The things it changes, in a word of the game or one of these. */
  readonly touches: string;
  /** The thing it acts on if it has no target: `card` for "draw 2 cards". */
  readonly thing?: string;
}

/** The thing each op acts on if it has no target, by its name. */
export const thingsOf = (
  traits: Readonly<Record<string, { readonly thing?: string }>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(traits).flatMap(([type, { thing }]) => (thing === undefined ? [] : [[type, thing]])),
  );
