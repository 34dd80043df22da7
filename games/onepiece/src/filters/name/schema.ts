// name: a card of this name, or of one of these.
import { z } from 'zod';
import { oneOrMore } from '../../card-words';

export const follows = 'attribute';

export interface Name {
  name: string | string[];
}

export const schema = () => z.strictObject({ name: oneOrMore });

/** Is one of these filters a name? Such a card needs no other noun. */
export const isNamed = (filters: unknown): boolean =>
  Array.isArray(filters) &&
  filters.some((filter: unknown) => typeof filter === 'object' && filter !== null && 'name' in filter);
