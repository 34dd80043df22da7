// The position of a preview: beside its anchor, fully on screen, not over it if there is room.

export interface Anchor {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;

/** To the right of the box; to its left if the right has too little room and the left has more. */
export function beside(
  box: Anchor,
  size: Size,
  screen: Size,
): { readonly left: number; readonly top: number } {
  const toTheRight = screen.width - box.right - GAP;
  const toTheLeft = box.left - GAP;
  const isLeft = toTheRight < size.width + GAP && toTheLeft > toTheRight;
  const left = isLeft ? box.left - GAP - size.width : box.right + GAP;
  const within = (at: number, most: number): number => Math.max(GAP, Math.min(at, most));
  return {
    left: within(left, screen.width - size.width - GAP),
    top: within(box.top, screen.height - size.height - GAP),
  };
}
