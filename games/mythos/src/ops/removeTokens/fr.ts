export const participle = 'removeTokens';
export const fr = (): string => 'TODO';
