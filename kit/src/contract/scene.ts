// The table: what one seat sees of it, as text or as a scene to be drawn, and how facts show on it.
// Promise: every function is given the seat's own view, so it can reveal nothing that the seat may not know.

import type { Play, Said } from '@sleight/kernel/book';
import type { Seat, State } from '@sleight/kernel/state';
import type { Scene } from '../scene';
import type { Staging } from '../staging';

export interface GameScene {
  /** The table as text for a terminal `width` characters wide. Long sentences may be longer. */
  board(p: Play, seat: Seat, language: 'en' | 'fr', width?: number): string;

  /** The table to be drawn. If absent, a plain one is made of the places in the rulebook (`plain-scene.ts`). */
  scene?(p: Play, seat: Seat): Scene;

  /** The names of the places on that plain table, by their names in the rulebook without a number. */
  readonly placeNames?: Readonly<Record<string, Said>>;

  /** How facts show on that table, by verb. A verb without an entry shows nothing. */
  readonly staging?: Staging;

  /** The phase or step as a number. A phase that begins without a fact is shown in a beat of its own. */
  phase?(s: State): number;
}
