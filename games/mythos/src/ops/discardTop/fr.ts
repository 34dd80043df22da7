export const participle = 'discardTop';
export const fr = (): string => 'TODO';
