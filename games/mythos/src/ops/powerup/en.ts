// English for powerup: "POWERUP 2", "POWERUP 1 another friendly character in play", "POWERUP X, where X is …".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { amounts, who } from '../../words/parts';

export const en = op('powerup', imperative(amounts((amount) => `POWERUP ${amount}[ {...who}]`, { who })));
