// How things may move: what the page's style sheet and its scripts both read.
import type { Settings } from './store';

export type Motion = 'normal' | 'fast' | 'instant';

/** Null: nobody chose, so the device decides. */
export function motionOf({ speed, reducedMotion }: Pick<Settings, 'speed' | 'reducedMotion'>): Motion | null {
  if (reducedMotion === 'on') return 'instant';
  if (reducedMotion === 'system' && speed === 'normal') return null;
  return speed;
}
