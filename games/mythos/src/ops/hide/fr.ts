export const participle = 'hide';
export const fr = (): string => 'TODO';
