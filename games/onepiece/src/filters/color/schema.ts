// color: a card of this colour, among others it may have.
import { z } from 'zod';
import { colors } from '../../card-words';

export const follows = 'state';

export interface Color {
  color: (typeof colors)[number];
}

export const schema = () => z.strictObject({ color: z.enum(colors) });
