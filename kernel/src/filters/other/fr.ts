// « un autre allié », « vos autres emplacements »: said with the determiner (../../text/french-target.ts).
export const fr = (): null => null;
