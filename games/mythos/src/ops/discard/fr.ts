export const participle = 'discard';
export const fr = (): string => 'TODO';
