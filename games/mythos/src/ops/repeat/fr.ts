export const participle = 'repeat';
export const fr = (): string => 'TODO';
