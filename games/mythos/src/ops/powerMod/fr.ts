export const participle = 'powerMod';
export const fr = (): string => 'TODO';
