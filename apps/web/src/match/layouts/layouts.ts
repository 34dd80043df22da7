// Which table a game is played on. One without a layout of its own is played on the plain table.
// Invariant: a layout draws the scene and knows no rules; what may be clicked comes from the lighting.
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
