// The Main Phase of One Piece.
import type { Page } from 'playwright-core';
import { mouse, nextAsk } from './playing';

export const MAIN_PHASE = 'Your Main Phase';

/** Keeps the hand and plays on to the player's first Main Phase. */
export async function toMainPhase(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await nextAsk(page);
    if ((await page.getByText(MAIN_PHASE).count()) > 0) return;
    await mouse[(await page.locator('[data-listed]').count()) > 0 ? 'listed' : 'main'](page);
  }
  throw new Error('no Main Phase has come');
}
