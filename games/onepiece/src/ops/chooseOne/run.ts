// chooseOne: a player picks one of several effects, also one that will do nothing (spec 10.6).
import type { Action } from '../../ability';
import type { C } from '../../language';
import { effectName } from '../../mode-names';
import { oneOf } from '../../modes';

type ChooseOne = Extract<Action, { type: 'chooseOne' }>;

const WHY = { en: 'Choose one', fr: 'Choisissez une option' };

export function run(a: ChooseOne, c: C): void {
  const { runActions } = c.read.rules;
  const byOpponent = a.chooser === 'opponent';
  const modes = a.modes.map((mode) => ({
    open: () => true,
    write: () => runActions(mode.actions, c),
    named: () => effectName(mode),
  }));
  oneOf(c, modes, { byOpponent, decline: !byOpponent && c.takeDecline(), why: WHY });
}
