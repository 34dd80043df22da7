// « [Uta] ou de type {FILM} ».
import { frenchList } from '../../text/french';

/** The filters in their own words. */
export const fr = (filters: readonly string[]): string => frenchList(filters, 'ou');
