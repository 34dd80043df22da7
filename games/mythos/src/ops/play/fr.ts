export const participle = 'play';
export const fr = (): string => 'TODO';
