// « vous avez … »: said by the conditions that count this character too (../../words/yours.ts).
export const fr = () => null;
