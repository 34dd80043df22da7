// « vous avez 2 cartes ou que votre adversaire en a 3 ».
import { frenchJoined } from '../../text/french-joined';

/** The conditions in their own words. */
export const fr = (conditions: readonly string[]): string => frenchJoined(conditions, 'ou');
