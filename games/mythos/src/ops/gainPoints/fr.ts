export const participle = 'gainPoints';
export const fr = (): string => 'TODO';
