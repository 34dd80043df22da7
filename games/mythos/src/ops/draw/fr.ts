export const participle = 'draw';
export const fr = (): string => 'TODO';
