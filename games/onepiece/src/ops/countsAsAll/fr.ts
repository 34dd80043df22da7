// French for countsAsAll: « selon les règles, cette carte a tous les noms, types et attributs ».

/** Refers back to what this did, later in the text. */
export const participle = 'considérée';

export const fr = (): string => 'selon les règles, cette carte a aussi tous les noms, types et attributs';
