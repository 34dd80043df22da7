// The card being read: the hovered, focused or long-pressed one.
import type { Said } from '@sleight/kernel';
import type { Piece } from '@sleight/kit/scene';
import { create } from 'zustand';
import { whyNot } from './asking';

interface Inspecting {
  readonly piece: Piece | null;
  /** Shown over the table, after a long press or a click if there is no panel beside it. */
  readonly isOpen: boolean;
  /** Why it cannot be used, once the server has answered. */
  readonly reasons: readonly Said[] | null;
  /** Cards that the log points at, highlighted on the table. */
  readonly pointed: readonly string[];
}

export const useInspecting = create<Inspecting>()(() => ({
  piece: null,
  isOpen: false,
  reasons: null,
  pointed: [],
}));

const { getState: now, setState: set } = useInspecting;

export function inspect(piece: Piece): void {
  if (piece.card === null || piece.id === now().piece?.id) return;
  set({ piece, reasons: null, isOpen: false });
}

/** Is the panel beside the table visible, as in the style sheet, with nothing over it? */
const hasPanel = (): boolean =>
  matchMedia('(min-width: 60rem) and (min-height: 30rem)').matches &&
  document.querySelector('dialog[open]') === null;

export function openInspector(piece: Piece): void {
  if (piece.card === null) return;
  set({ piece, isOpen: !hasPanel(), reasons: piece.id === now().piece?.id ? now().reasons : null });
}

/** A card by its name in the log, highlighted on the table and shown beside it. */
export function pointAt(cards: readonly string[]): void {
  set({ pointed: cards });
  const [card] = cards;
  if (card !== undefined) inspect(read(card));
}

/** A card to be read that may not be on the table. */
export const read = (card: string): Piece => ({ id: `read ${card}`, touch: null, card, face: 'up' });

export const closeInspector = (): void => set({ isOpen: false });

/** Opens a card with the reasons why it cannot be used now. */
export async function explain(piece: Piece): Promise<void> {
  openInspector(piece);
  if (piece.card === null) return;
  const reasons = await whyNot(piece.card);
  if (now().piece?.id === piece.id) set({ reasons });
}
