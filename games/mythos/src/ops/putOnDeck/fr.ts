export const participle = 'putOnDeck';
export const fr = (): string => 'TODO';
