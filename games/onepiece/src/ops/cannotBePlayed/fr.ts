// French for cannotBePlayed: « cette carte dans votre main ne peut pas être jouée par des effets ».

/** Refers back to what this did, later in the text. */
export const participle = 'retenue';

/** The line names the zone. */
export const fr = (): string => 'cette carte ne peut pas être jouée par des effets';
