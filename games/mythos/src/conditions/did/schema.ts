// did: an earlier action of the effect did something: "if you do".
import { register } from '@sleight/kernel/ability/schema';
import { z } from 'zod';

export const follows = 'fewer';
export const isReference = true;

export interface Did {
  did: string;
}

export const schema = () => z.strictObject({ did: register });
