// The tinctures of Territory's factions.
// Next: sights.ts.

import type { Tones } from '@sleight/art/palette';

export const banners = {
  legion: { tones: ['#efe2c6', '#d8b483', '#a8352b', '#6b1e20', '#1f1414'], accent: '#e5b93f' },
  conclave: { tones: ['#e6eaea', '#a9bfd2', '#3e6a9f', '#223f68', '#101a29'], accent: '#e6c457' },
  cult: { tones: ['#f3e0c4', '#dfa468', '#ba581b', '#6c2c12', '#20100a'], accent: '#f6ad2a' },
  wardens: { tones: ['#e7e8d0', '#aabd90', '#4d7d4c', '#294a34', '#121c15'], accent: '#d3c440' },
  company: { tones: ['#ece2ea', '#c1a9ca', '#6e4c90', '#3f2a5c', '#181023'], accent: '#e8b94e' },
  neutral: { tones: ['#efe7d6', '#c8baa0', '#867b68', '#4f483d', '#1c1916'], accent: '#c9563a' },
} as const satisfies Readonly<Record<string, Tones>>;

export type BannerFaction = keyof typeof banners;

export const isFaction = (name: string): name is BannerFaction => name in banners;
