// Which table a game is played on. One without a layout of its own is played on the plain table.
// Invariant: a layout draws the scene and knows no rules; what may be clicked comes from the lighting.
import type { ComponentType } from 'react';
import { Board } from '../table/board';

const layouts: Readonly<Record<string, ComponentType>> = {};

export const layoutOf = (game: string | undefined): ComponentType =>
  (game === undefined ? undefined : layouts[game]) ?? Board;
