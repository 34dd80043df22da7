// A card's name for screen readers: its button has no label of its own, but its content has.
import type { Locator } from 'playwright-core';

export const labelOf = (card: Locator): Promise<string | null> =>
  card.locator('[role=img]').first().getAttribute('aria-label');
