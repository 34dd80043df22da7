export const participle = 'move';
export const fr = (): string => 'TODO';
