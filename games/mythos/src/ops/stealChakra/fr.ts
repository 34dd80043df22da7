export const participle = 'stealChakra';
export const fr = (): string => 'TODO';
