// donDeck: read from the Leader when a match is set up, so that negating it later changes nothing (ruling 87).
import type { C } from '../../language';
import type { DonDeck } from './schema';

export function hold(_a: DonDeck, _c: C): void {}
