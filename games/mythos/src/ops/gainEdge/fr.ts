export const participle = 'gainEdge';
export const fr = (): string => 'TODO';
