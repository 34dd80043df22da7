// What a player set, kept in this browser. Invariant: a value that cannot be read counts as not set.
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export const speeds = ['calm', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

export interface Settings {
  readonly speed: Speed;
  /** From 0 to 100. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Ask before what cannot be taken back. */
  readonly confirms: boolean;
  /** "system" follows what the device asks for. */
  readonly reducedMotion: 'system' | 'on' | 'off';
}

export const defaults: Settings = {
  speed: 'normal',
  volume: 60,
  isMuted: false,
  confirms: true,
  reducedMotion: 'system',
};

interface Store extends Settings {
  change(changes: Partial<Settings>): void;
}

export const useSettings = create<Store>()(
  persist(
    (set) => ({ ...defaults, change: (changes) => set(changes) }),
    // Read once the page is alive, so that what the server drew and what the browser draws first agree.
    { name: 'sleight-settings', skipHydration: true, storage: createJSONStorage(() => localStorage) },
  ),
);
