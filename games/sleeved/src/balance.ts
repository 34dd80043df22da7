// Balance as figures (spec 13.1): for every card, the share of rounds won among decided rounds in which it was
// committed. Invariant: the same book, policy, games and seed give the same report; nothing is changed by it.
// Next: policy.ts for the players.

import type { Book } from '@sleight/kernel/book';
import { optionCode } from '@sleight/kernel/code';
import { pick, playing } from '@sleight/kernel/decide';
import { seedRng } from '@sleight/kernel/rng';
import { SEATS, type Seat } from '@sleight/kernel/state';
import type { Balance, BalancePlan, BalanceReport, CardFigure } from '@sleight/kit/contract/balance';
import { COMMIT, EQUIP, PICK_ANIMAL, PICK_SLEEVE } from './commit';
import { ROUND, score } from './counters';
import { shownIn } from './history';
import { choose, type LayerStack, POLICIES } from './policy';
import { asSleeved } from './rulebook';
import { start } from './start';

/** The target range of every card (13.1). */
const BAND = [0.38, 0.62] as const;

const rounded = (n: number): number => Number(n.toFixed(4));

/** Returns a seat's commit as its picks. */
function give(p: ReturnType<typeof playing>, seat: Seat, [sleeve, animal, ...equipment]: LayerStack): void {
  const codes = [
    optionCode(PICK_SLEEVE, sleeve),
    optionCode(PICK_ANIMAL, animal),
    ...equipment.map((def) => optionCode(EQUIP, def)),
    optionCode(COMMIT),
  ];
  for (const code of codes) pick(p, seat, code);
}

function measure(plain: Book, { games, seed, policy: named, progress }: BalancePlan): BalanceReport {
  const book = asSleeved(plain);
  const policy = POLICIES.find((one) => one === named);
  if (policy === undefined) throw new Error(`there is no policy called "${named}"`);
  const decided = book.defs.map(() => 0);
  const won = book.defs.map(() => 0);
  const wins: [number, number] = [0, 0];
  const survivors = [0, 0, 0];
  let draws = 0;
  let played = 0;
  let fewest = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let i = 0; i < games; i++) {
    const s = start(book, [{ cards: [] }, { cards: [] }], `${seed}/${i}`);
    const p = playing(book, s);
    const rng = seedRng(`${seed}/${i}/players`);
    while (s.result === null) {
      const round = s.num[ROUND];
      const before = SEATS.map((seat) => score(s, seat));
      const commits = SEATS.map((seat) => choose(book, s, seat, policy, rng));
      for (const seat of SEATS) give(p, seat, commits[seat]);
      const points = SEATS.map((seat) => score(s, seat) - before[seat]);
      survivors[SEATS.filter((seat) => shownIn(s, round, seat)?.survived).length]++;
      played++;
      if (points[0] === points[1]) continue;
      for (const seat of SEATS) {
        const hasWon = points[seat] > points[1 - seat];
        for (const def of new Set(commits[seat])) {
          decided[def]++;
          if (hasWon) won[def]++;
        }
      }
    }
    if (s.result.winner === null) draws++;
    else wins[s.result.winner]++;
    fewest = Math.min(fewest, s.num[ROUND]);
    most = Math.max(most, s.num[ROUND]);
    if (i % 50 === 49) progress?.(i + 1);
  }
  const cards = book.defs.slice(1).map(({ id, name, index }) => ({
    id,
    name,
    decided: decided[index],
    won: won[index],
    share: decided[index] === 0 ? 0 : rounded(won[index] / decided[index]),
  }));
  const isOutside = ({ decided: rounds, share }: CardFigure): boolean =>
    rounds > 0 && (share < BAND[0] || share > BAND[1]);
  const [none, one, both] = survivors.map((n) => rounded(n / played));
  return {
    game: book.game,
    policy,
    games,
    band: BAND,
    wins,
    draws,
    rounds: { mean: rounded(played / games), fewest, most },
    survivors: { both, one, none },
    cards,
    outside: cards.filter(isOutside),
  };
}

export const balance: Balance = { policies: POLICIES, measure };
