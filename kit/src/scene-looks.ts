// How a game describes its areas and objects on a scene, and the areas that most games have.

import type { Play, Said } from '@sleight/kernel/book';
import type { Obj } from '@sleight/kernel/state';
import type { AreaKind, Piece } from './scene';

export const both = (en: string, fr: string): Said => ({ en, fr });

/** A game's description of an area besides its contents. */
export interface Look {
  readonly kind: AreaKind;
  readonly label: Said;
  readonly words?: readonly Said[];
}

/** A game's description of an object besides its card. */
export type Dress = (p: Play, o: Obj) => Partial<Pick<Piece, 'numbers' | 'tokens' | 'isRested' | 'words'>>;

export const LOOKS = {
  deck: { kind: 'pile', label: both('Deck', 'Deck') },
  hand: { kind: 'hand', label: both('Hand', 'Main') },
  table: { kind: 'shown', label: both('Being played', 'Carte jouée') },
} satisfies Record<string, Look>;
