export const participle = 'giveEdge';
export const fr = (): string => 'TODO';
