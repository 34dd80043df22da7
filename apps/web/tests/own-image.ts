// The single card image of the test server's operator.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ownCard = { game: 'territory', id: 'abbess-corwen', name: 'Abbess Corwen' };

/** A single grey dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** Returns its folder. */
export function keepOwnImage(): string {
  const folder = join(import.meta.dirname, '../../../coverage/own-images');
  mkdirSync(join(folder, ownCard.game), { recursive: true });
  writeFileSync(join(folder, ownCard.game, `${ownCard.id}.png`), Buffer.from(DOT, 'base64'));
  return folder;
}
