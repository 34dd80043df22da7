export const participle = 'spendChakra';
export const fr = (): string => 'TODO';
