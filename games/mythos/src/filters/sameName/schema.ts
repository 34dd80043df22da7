// sameName: with the name of what a register holds.
import { register } from '@sleight/kernel/ability/schema';
import { z } from 'zod';

export const follows = 'playedLastTurn';
export const isReference = true;

export interface SameName {
  sameName: string;
}

export const schema = () => z.strictObject({ sameName: register });
