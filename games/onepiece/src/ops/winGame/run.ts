// winGame: the game ends in the middle of the effect (spec 17).
import { other } from '@sleight/kernel/state';
import { lose } from '../../defeat';
import type { C } from '../../language';
import type { WinGame } from './schema';

export function run(_a: WinGame, c: C): void {
  const { notes } = c.read.rules;
  c.step((p, f) => {
    notes.note(c.line);
    lose(p, other(f.you), 'effect');
  });
}
