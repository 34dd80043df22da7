export const participle = 'playOnly';
export const fr = (): string => 'TODO';
