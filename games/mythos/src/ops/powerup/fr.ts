export const participle = 'powerup';
export const fr = (): string => 'TODO';
