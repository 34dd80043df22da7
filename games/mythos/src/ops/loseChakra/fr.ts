export const participle = 'loseChakra';
export const fr = (): string => 'TODO';
