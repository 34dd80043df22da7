export const participle = 'costMod';
export const fr = (): string => 'TODO';
