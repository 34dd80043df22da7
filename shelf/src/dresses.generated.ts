// Made by scripts/generate-index.mjs from ../package.json. Do not edit.
import { dress as territoryDress } from '@sleight/territory/dress';
import { dress as sleevedDress } from '@sleight/sleeved/dress';
import { dress as mythosDress } from '@sleight/mythos/dress';
import { dress as onepieceDress } from '@sleight/onepiece/dress';

export const allDresses = [territoryDress, sleevedDress, mythosDress, onepieceDress];
