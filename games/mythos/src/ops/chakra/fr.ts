export const participle = 'chakra';
export const fr = (): string => 'TODO';
