// "another ally", "your other slots": said with the determiner (../../text/noun-phrase.ts).
export const en: readonly never[] = [];
