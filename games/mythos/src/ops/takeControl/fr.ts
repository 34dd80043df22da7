export const participle = 'takeControl';
export const fr = (): string => 'TODO';
