export const participle = 'gainChakra';
export const fr = (): string => 'TODO';
