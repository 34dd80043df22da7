// « il n'est pas vrai que vous avez 2 cartes ».
import { elide } from '../../text/french';

/** The condition in its own words. */
export const fr = (condition: string): string => elide("il n'est pas vrai que", condition);
