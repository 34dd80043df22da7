export const participle = 'suppress';
export const fr = (): string => 'TODO';
