// turnLog: the game counts it for the player of the text.
import type { Test } from '@sleight/kernel/book';
import { TURN_LOG } from '../../counters';
import { type TurnLog, turnLogs } from './schema';

export function meaning({ turnLog }: TurnLog): Test {
  const counter = TURN_LOG + 2 * turnLogs.indexOf(turnLog);
  return (p, f) => p.s.num[counter + f.you] > 0;
}
