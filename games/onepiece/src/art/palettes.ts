// Sky and sea by colour.
// Next: cloth.ts.

import type { Tones } from '@sleight/art/palette';

export const seas = {
  red: { tones: ['#f8e6c6', '#efa880', '#d34a34', '#8a2421', '#290f10'], accent: '#f2b43c' },
  green: { tones: ['#f0f1d5', '#a9cfa0', '#3c9468', '#1b5646', '#0b201c'], accent: '#f0a63c' },
  blue: { tones: ['#e8f1ee', '#96c5da', '#3983b4', '#1b4876', '#0b1b31'], accent: '#f1713f' },
  purple: { tones: ['#f1e6ee', '#c4a4d3', '#8857aa', '#4a2a6c', '#190e27'], accent: '#f0bf48' },
  black: { tones: ['#ece8df', '#b5b0a8', '#75706c', '#3a3736', '#131111'], accent: '#cf4130' },
  yellow: { tones: ['#fcf1cd', '#f2d06a', '#d99a26', '#8b5915', '#291a09'], accent: '#c9402f' },
} as const satisfies Readonly<Record<string, Tones>>;

export type Colour = keyof typeof seas;

export const isColour = (name: string): name is Colour => name in seas;
