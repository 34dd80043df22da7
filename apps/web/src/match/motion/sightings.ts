// The positions of everything on the table at one moment, found by the attributes of pieces, areas and counters.
// Invariant: read-only; what it keeps for later is a copy, because the table renders again in the meantime.

export interface ElementSighting {
  readonly box: DOMRect;
  /** The element itself, valid only in the newest sightings. */
  readonly element: HTMLElement;
  /** A copy of its look, if requested. */
  readonly copy: HTMLElement | null;
}

export interface Sightings {
  readonly pieces: ReadonlyMap<string, ElementSighting>;
  readonly zones: ReadonlyMap<string, ElementSighting>;
  readonly tallies: ReadonlyMap<string, ElementSighting>;
}

function seenBy(root: HTMLElement, mark: 'piece' | 'zone' | 'tally', isCopied: (id: string) => boolean) {
  const found = new Map<string, ElementSighting>();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${mark}]`)) {
    const id = element.dataset[mark] ?? '';
    const box = element.getBoundingClientRect();
    if (box.width === 0 || found.has(id)) continue;
    const copy = isCopied(id) ? copyOf(element) : null;
    found.set(id, { box, element, copy });
  }
  return found;
}

/** A copy that cannot be focused or read out. Of a piece it says which: a piece is drawn on the table or here. */
export function copyOf(element: HTMLElement): HTMLElement {
  const { piece } = element.dataset;
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return document.createElement('div');
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    one.removeAttribute('id');
    for (const mark of Object.keys(one.dataset)) delete one.dataset[mark];
  }
  if (piece !== undefined) copy.dataset.copy = piece;
  copy.inert = true;
  return copy;
}

/** `copied`: the pieces that may be gone when they have to be shown. */
export const sightings = (root: HTMLElement, copied: ReadonlySet<string>): Sightings => ({
  pieces: seenBy(root, 'piece', (id) => copied.has(id)),
  zones: seenBy(root, 'zone', () => false),
  tallies: seenBy(root, 'tally', () => true),
});
