// How things may move: what was chosen in the settings, and what the device asks for where nothing was.
import type { Settings, Speed } from './store';

export interface Motion {
  /** How long everything takes, 1 for normal; 0 shows only where things end. */
  readonly pace: number;
  /** The same story in cross-fades: nothing travels, turns or shakes. */
  readonly isReduced: boolean;
}

const PACES: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, fast: 0.45, instant: 0 };

export function motionOf(
  { speed, reducedMotion }: Pick<Settings, 'speed' | 'reducedMotion'>,
  deviceReduces: boolean,
): Motion {
  const isReduced = reducedMotion === 'system' ? deviceReduces : reducedMotion === 'on';
  return { pace: PACES[speed], isReduced };
}

/** What the style sheet reads; null leaves it to the device. */
export function motionMark({
  speed,
  reducedMotion,
}: Pick<Settings, 'speed' | 'reducedMotion'>): string | null {
  if (speed === 'instant') return 'instant';
  if (reducedMotion === 'system') return null;
  return reducedMotion === 'on' ? 'reduced' : 'full';
}
