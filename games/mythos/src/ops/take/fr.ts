export const participle = 'take';
export const fr = (): string => 'TODO';
