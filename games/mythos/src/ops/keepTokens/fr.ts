export const participle = 'keepTokens';
export const fr = (): string => 'TODO';
