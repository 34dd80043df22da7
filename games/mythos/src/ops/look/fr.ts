export const participle = 'look';
export const fr = (): string => 'TODO';
