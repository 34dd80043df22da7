// The laws of every game on random matches, and the words of everything that happens in them.

import { gameLaws } from '@sleight/kit/game-laws';
import { expect, test } from 'vitest';
import { duskfallGame } from './game';
import { SAYERS } from './log';

test.each(gameLaws(duskfallGame, Object.keys(SAYERS)))('%s', (_, law) => {
  law((found, wanted) => expect(found).toEqual(wanted));
});
