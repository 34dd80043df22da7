export const participle = 'chooseOne';
export const fr = (): string => 'TODO';
