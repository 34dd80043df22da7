export const participle = 'place';
export const fr = (): string => 'TODO';
