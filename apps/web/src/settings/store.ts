// The player's settings, stored in this browser. Invariant: an unreadable value counts as not set.
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export const speeds = ['calm', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

export interface Settings {
  readonly speed: Speed;
  /** From 0 to 100. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Confirm actions that cannot be undone. */
  readonly confirms: boolean;
  /** Ask before every move that cannot be undone. */
  readonly confirmsMoves: boolean;
  /** Show the opponent's greetings. */
  readonly hearsGreetings: boolean;
  /** "system" follows the device. */
  readonly reducedMotion: 'system' | 'on' | 'off';
}

export const defaults: Settings = {
  speed: 'normal',
  volume: 60,
  isMuted: false,
  confirms: true,
  confirmsMoves: false,
  hearsGreetings: true,
  reducedMotion: 'system',
};

interface Store extends Settings {
  change(changes: Partial<Settings>): void;
}

export const useSettings = create<Store>()(
  persist(
    (set) => ({ ...defaults, change: (changes) => set(changes) }),
    // Read after hydration, so that the server's and the browser's first render agree.
    { name: 'sleight-settings', skipHydration: true, storage: createJSONStorage(() => localStorage) },
  ),
);
