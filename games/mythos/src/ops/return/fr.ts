export const participle = 'return';
export const fr = (): string => 'TODO';
