// Prompts that say what a choice leads to, so that the player need not read the card again.

import type { Said } from '@sleight/kernel/book';
import { signed } from '@sleight/kernel/text/english';
import { both } from './log-phrases';

/** A number of a card; French also needs it with its article. */
export interface StatName extends Said {
  readonly theStat: string;
}

/** "Choose a card to get +1000 power"; an amount that the table decides is not named. */
export function chooseToChange(thing: Said, stat: StatName, amount: unknown): Said {
  const [en, fr] = [`Choose a ${thing.en}`, `Choisissez une ${thing.fr}`];
  if (typeof amount !== 'number')
    return both(`${en} to change its ${stat.en}`, `${fr} dont ${stat.theStat} change`);
  return both(
    `${en} to get ${signed(amount)} ${stat.en}`,
    `${fr} qui ${amount < 0 ? 'subit' : 'gagne'} ${signed(amount)} en ${stat.fr}`,
  );
}
