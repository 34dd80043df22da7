export const participle = 'cannot';
export const fr = (): string => 'TODO';
