export const participle = 'discardRest';
export const fr = (): string => 'TODO';
