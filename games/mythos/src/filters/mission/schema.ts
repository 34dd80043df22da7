// mission: in this mission, in another one, or where something else is.
import { register } from '@sleight/kernel/ability/schema';
import { z } from 'zod';

export type Mission = { mission: 'here' | 'other' } | { mission: 'same'; of: string };

export const schema = () => [
  z.strictObject({ mission: z.enum(['here', 'other']) }),
  z.strictObject({ mission: z.literal('same'), of: register }),
];

/** "In this mission." */
export const isHere = (filter: object): boolean => 'mission' in filter && filter.mission === 'here';
