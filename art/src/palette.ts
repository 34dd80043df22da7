// Five flat tones from light to dark and one accent, and the hours of the day they can be printed as.
// Invariant: an hour only reassigns the same five tones, so a faction is recognised by its colours.
// Next: plain.ts for the palettes of a game without its own.

export interface Tones {
  /** From paper to ink. */
  readonly tones: readonly [string, string, string, string, string];
  readonly accent: string;
}

export type Palettes = Readonly<Record<string, Tones>>;

/** The tones as a scene uses them. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly sky: string;
  readonly cloud: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** Fine lines on the far, middle and near ground. */
  readonly etch: string;
  /** The tone of birds, rain and masts, which stand out from the sky. */
  readonly line: string;
  /** Is the sky dark? */
  readonly dark: boolean;
}

/** Gold leaf is the same for all. */
export const GOLD = '#dcab3c';

export type Hour = 'day' | 'dawn' | 'dusk' | 'night';

export function printed({ tones, accent }: Tones, hour: Hour): Palette {
  const [paper, light, middle, deep, ink] = tones;
  const same = { paper, ink, accent };
  switch (hour) {
    case 'day':
      return {
        ...same,
        sky: paper,
        cloud: light,
        far: light,
        mid: middle,
        near: deep,
        etch: ink,
        line: ink,
        dark: false,
      };
    case 'dawn':
      return {
        ...same,
        sky: light,
        cloud: paper,
        far: paper,
        mid: middle,
        near: deep,
        etch: ink,
        line: ink,
        dark: false,
      };
    case 'dusk':
      return {
        ...same,
        sky: middle,
        cloud: light,
        far: light,
        mid: deep,
        near: ink,
        etch: middle,
        line: ink,
        dark: true,
      };
    case 'night':
      return {
        ...same,
        sky: deep,
        cloud: middle,
        far: middle,
        mid: light,
        near: ink,
        etch: deep,
        line: paper,
        dark: true,
      };
  }
}
