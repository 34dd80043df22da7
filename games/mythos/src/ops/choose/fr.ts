export const participle = 'choose';
export const fr = (): string => 'TODO';
