// Rulesets are known by their ids alone.
export const rulesetName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
