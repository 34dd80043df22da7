export const participle = 'redirect';
export const fr = (): string => 'TODO';
