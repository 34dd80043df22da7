// French for winGame: « vous gagnez la partie ».

/** Refers back to what this did, later in the text. */
export const participle = 'gagnée';

export const fr = (): string => 'vous gagnez la partie';
