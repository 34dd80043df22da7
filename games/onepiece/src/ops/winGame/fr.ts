// How winGame is said in French: « vous gagnez la partie ».

/** Names what this did, later in the text. */
export const participle = 'gagnée';

export const fr = (): string => 'vous gagnez la partie';
