export const participle = 'mill';
export const fr = (): string => 'TODO';
