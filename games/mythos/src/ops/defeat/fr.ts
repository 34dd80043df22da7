export const participle = 'defeat';
export const fr = (): string => 'TODO';
