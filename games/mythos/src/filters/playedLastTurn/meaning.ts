// playedLastTurn: it came into play in the last turn that the opponent took.
import { other } from '@sleight/kernel/state';
import { onObject } from '../../candidates';
import { LAST_TURN, PLAYED_IN } from '../../counters';

export const meaning = () =>
  onObject((p, f, o) => {
    const last = p.s.num[LAST_TURN + other(f.you)];
    return last > 0 && o.marks[PLAYED_IN] === last;
  });
