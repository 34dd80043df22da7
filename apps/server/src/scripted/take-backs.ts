// A match whose log holds thousands of undone answers, made without playing each of them.

import { decisions, options, playing } from '@sleight/kernel';
import type { Database } from '../database/database';
import type { Host } from '../matches/host';

/** The first answer of a person, undone this many times. It must reveal nothing. */
export async function takeBackOften(
  host: Host,
  { run }: Database,
  match: string,
  times: number,
): Promise<void> {
  const { book, state, n } = await host.table(match);
  const p = playing(book, state);
  const mine = decisions(p).find(({ seat }) => seat === 0);
  if (mine === undefined) throw new Error('the person is not asked');
  await host.move(match, { seat: 0, decision: mine.id, keys: [options(p, 0)[0].key] });
  await host.undo(match, 0);
  await run(
    `insert into answers (match, n, move, heard, hash)
     select a.match, a.n + 2 * i,
            case when a.n = $2::int then a.move else json_build_object('seat', 0, 'undo', $2::int + 2 * i) end,
            a.heard, a.hash
     from answers a, generate_series(1, $3::int - 1) i
     where a.match = $1 and a.n >= $2::int`,
    [match, `${n}`, `${times}`],
  );
}
