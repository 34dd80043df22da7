// Made by scripts/generate-index.mjs from ../package.json. Do not edit.
import { territoryGame } from '@sleight/territory/game';
import { sleevedGame } from '@sleight/sleeved/game';
import { mythosGame } from '@sleight/mythos/game';
import { onepieceGame } from '@sleight/onepiece/game';

export const games = [territoryGame, sleevedGame, mythosGame, onepieceGame];
