// The layout of each game's table. A game without one uses the plain table.
// Invariant: a layout draws the scene and contains no rules; the lighting decides what can be clicked.
import type { ComponentType } from 'react';
import { Board } from '../table/board';
import { Mythos } from './mythos';
import { OnePiece } from './onepiece';
import { Sleeved } from './sleeved';
import { Territory } from './territory';

const layouts: Readonly<Record<string, ComponentType>> = {
  mythos: Mythos,
  onepiece: OnePiece,
  sleeved: Sleeved,
  territory: Territory,
};

export const layoutOf = (game: string | undefined): ComponentType =>
  (game === undefined ? undefined : layouts[game]) ?? Board;
