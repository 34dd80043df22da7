export const participle = 'copy';
export const fr = (): string => 'TODO';
