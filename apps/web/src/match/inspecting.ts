// The card that is being read: what the pointer or the focus rests on, or what was pressed for long.
import type { Said } from '@sleight/kernel';
import type { Piece } from '@sleight/kernel/scene';
import { create } from 'zustand';
import { whyNot } from './store';

interface Inspecting {
  readonly piece: Piece | null;
  /** Shown over the table: asked for by a long press or a click where there is no panel beside it. */
  readonly isOpen: boolean;
  /** Why it cannot be used, once the server has said. */
  readonly reasons: readonly Said[] | null;
  /** Cards that the log points at: lit wherever they lie. */
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

/** Is there a panel beside the table, as in the style sheet, with nothing over it? */
const hasPanel = (): boolean =>
  matchMedia('(min-width: 60rem)').matches && document.querySelector('dialog[open]') === null;

export function openInspector(piece: Piece): void {
  if (piece.card === null) return;
  set({ piece, isOpen: !hasPanel(), reasons: piece.id === now().piece?.id ? now().reasons : null });
}

/** A card by its name in the log, lit where it lies and shown beside the table. */
export function pointAt(cards: readonly string[]): void {
  set({ pointed: cards });
  const [card] = cards;
  if (card !== undefined) inspect(read(card));
}

/** A card to be read that need not lie anywhere. */
export const read = (card: string): Piece => ({ id: `read ${card}`, touch: null, card, face: 'up' });

export const closeInspector = (): void => set({ isOpen: false });

/** Opens a card with the reasons why it cannot be used now. */
export async function explain(piece: Piece): Promise<void> {
  openInspector(piece);
  if (piece.card === null) return;
  const reasons = await whyNot(piece.card);
  if (now().piece?.id === piece.id) set({ reasons });
}
