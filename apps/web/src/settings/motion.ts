// The motion preference: from the settings, or else from the device.
import type { Settings, Speed } from './store';

export interface Motion {
  /** The duration factor, 1 for normal; 0 shows only the end. */
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

/** The value for the style sheet; null leaves it to the device. */
export function motionMark({
  speed,
  reducedMotion,
}: Pick<Settings, 'speed' | 'reducedMotion'>): string | null {
  if (speed === 'instant') return 'instant';
  if (reducedMotion === 'system') return null;
  return reducedMotion === 'on' ? 'reduced' : 'full';
}
