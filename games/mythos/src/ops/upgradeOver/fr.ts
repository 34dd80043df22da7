export const participle = 'upgradeOver';
export const fr = (): string => 'TODO';
