// French for copies: « selon les règles, vous pouvez avoir n'importe quel nombre de cette carte dans votre deck ».
import type { OnePieceFrench } from '../../words/context';
import type { Copies } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'copiée';

export const fr = (_: Copies, __: OnePieceFrench): string =>
  "selon les règles, vous pouvez avoir n'importe quel nombre d'exemplaires de cette carte dans votre deck";
