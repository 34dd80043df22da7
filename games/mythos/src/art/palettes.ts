// The tones of the villages of Mythos, and the hours each is printed in.
// Next: lands.ts.

import type { Hour, Tones } from '@sleight/art/palette';

export interface Village extends Tones {
  readonly hours: readonly Hour[];
}

export const villages = {
  leaf: {
    tones: ['#efe3c4', '#a9bf92', '#5c8a66', '#2c5142', '#18201b'],
    accent: '#d2452c',
    hours: ['day', 'day', 'dawn', 'dusk', 'night'],
  },
  sand: {
    tones: ['#f5e4bd', '#e5ba72', '#bf7f3c', '#73452a', '#24170f'],
    accent: '#b5382a',
    hours: ['day', 'day', 'dawn', 'dusk', 'night'],
  },
  sound: {
    tones: ['#e6dce4', '#ab9cc0', '#6d5c90', '#3a2f58', '#17121f'],
    accent: '#e3b648',
    hours: ['day', 'dawn', 'dusk', 'night', 'night'],
  },
  akatsuki: {
    tones: ['#eadfce', '#a79d98', '#625a5b', '#2e282b', '#131012'],
    accent: '#c4242c',
    hours: ['day', 'dawn', 'dusk', 'night'],
  },
  mist: {
    tones: ['#e6ede8', '#a4c1c4', '#528193', '#254958', '#0f1b22'],
    accent: '#dd5a3e',
    hours: ['day', 'dawn', 'dusk', 'night'],
  },
  wild: {
    tones: ['#f2e1bb', '#d9a75c', '#8c6196', '#48325c', '#1b1323'],
    accent: '#db5633',
    hours: ['day', 'day', 'dawn', 'dusk', 'night'],
  },
  /** Missions are blue prints, as some landscapes of old were. */
  road: {
    tones: ['#eef0e4', '#a8c4d0', '#4f84aa', '#224b76', '#0e1d32'],
    accent: '#cf4a33',
    hours: ['day', 'dawn', 'dusk', 'night'],
  },
} as const satisfies Readonly<Record<string, Village>>;

export type VillageName = keyof typeof villages;
