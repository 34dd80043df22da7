// Made by scripts/generate-index.mjs from ../package.json. Do not edit.
import { art as territoryArt } from '@sleight/territory/art/index';
import { art as sleevedArt } from '@sleight/sleeved/art/index';
import { art as mythosArt } from '@sleight/mythos/art/index';
import { art as onepieceArt } from '@sleight/onepiece/art/index';

export const allArt = [territoryArt, sleevedArt, mythosArt, onepieceArt];
