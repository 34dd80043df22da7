// cannotBePlayed: effects cannot play the card while it is in hand; from the trash they still can.
import type { C } from '../../language';
import { isByEffect } from '../../prohibitions';
import { verbId } from '../../verb-names';
import type { CannotBePlayed } from './schema';

export function hold(_a: CannotBePlayed, c: C): void {
  c.bans.push({ verb: verbId('play'), forbids: isByEffect });
}
