// Where everything on the table is at one moment, found by the marks that pieces, areas and counters carry.
// Invariant: only looks; what it hands out for later is a copy, because the table draws itself anew in the meantime.

export interface Seen {
  readonly box: DOMRect;
  /** The element itself, which lives on only in the newest sightings. */
  readonly element: HTMLElement;
  /** A copy of how it looked, where one was asked for. */
  readonly copy: HTMLElement | null;
}

export interface Sightings {
  readonly pieces: ReadonlyMap<string, Seen>;
  readonly zones: ReadonlyMap<string, Seen>;
  readonly tallies: ReadonlyMap<string, Seen>;
}

function seenBy(root: HTMLElement, mark: 'piece' | 'zone' | 'tally', isCopied: (id: string) => boolean) {
  const found = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${mark}]`)) {
    const id = element.dataset[mark] ?? '';
    const box = element.getBoundingClientRect();
    if (box.width === 0 || found.has(id)) continue;
    const copy = isCopied(id) ? copyOf(element) : null;
    found.set(id, { box, element, copy });
  }
  return found;
}

/** A copy that nobody can find, hear or reach. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return document.createElement('div');
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    one.removeAttribute('id');
    for (const mark of Object.keys(one.dataset)) delete one.dataset[mark];
  }
  copy.inert = true;
  return copy;
}

/** `copied`: the pieces that may be gone by the time they have to be shown. */
export const sightings = (root: HTMLElement, copied: ReadonlySet<string>): Sightings => ({
  pieces: seenBy(root, 'piece', (id) => copied.has(id)),
  zones: seenBy(root, 'zone', () => false),
  tallies: seenBy(root, 'tally', () => true),
});
