// Facts as sentences in both languages. Invariant: uses nothing but the facts, so redacted fields stay secret.

import type { Fact } from '@sleight/kernel/fact';
import { about, leaving, logOf, matchResult, plain, type Sayer, silent } from '@sleight/kit/log';
import { both, count, countFr } from '@sleight/kit/log-phrases';
import { cardName, cards, does, ownedCard, says, type Telling, verb } from '@sleight/kit/log-players';

const card = (t: Telling, { seat, def }: Fact) => ownedCard(t, seat, cardName(t, def));
const points = (n: number) => both(count(n, 'point'), countFr(n, 'point'));

const gain = verb('gain', 'gains', 'gagnez', 'gagne');
const lose = verb('lose', 'loses', 'perdez', 'perd');

/** The sentence of each verb. */
export const SAYERS: Readonly<Record<string, Sayer>> = {
  round: (_t, { n }) => both(`Round ${n}.`, `Manche ${n}.`),
  draw: (t, { fact, run }) =>
    says(does(t, fact.seat, verb('draw', 'draws', 'piochez', 'pioche')), cards(t, run)),
  discard: (t, { fact, run }) =>
    says(does(t, fact.seat, verb('discard', 'discards', 'défaussez', 'défausse')), cards(t, run)),
  ready: plain(verb('choose a card', 'chooses a card', 'choisissez une carte', 'choisit une carte')),
  reveal: (t, { fact }) =>
    says(does(t, fact.seat, verb('reveal', 'reveals', 'révélez', 'révèle')), cardName(t, fact.def)),
  strength: about(
    card,
    (n) => (n < 0 ? `loses ${-n} strength` : `gets +${n} strength`),
    (n) => (n < 0 ? `perd ${-n} en force` : `gagne +${n} en force`),
  ),
  clash: (t, { fact, n }) =>
    fact.seat === undefined
      ? both('The cards are tied: the stake grows.', 'Les cartes sont à égalité\u202f: l’enjeu augmente.')
      : says(
          does(
            t,
            fact.seat,
            verb(
              'win the round, worth',
              'wins the round, worth',
              'remportez la manche, qui vaut',
              'remporte la manche, qui vaut',
            ),
          ),
          points(n),
        ),
  // The stake is in the line before; only an ability's points need one of their own.
  gain: (t, { fact, n, previous }) =>
    previous?.verb === 'clash' ? null : says(does(t, fact.seat, n < 0 ? lose : gain), points(Math.abs(n))),
  win: silent,
  lose: silent,
  clear: silent,
  matchResult,
  ...leaving,
};

export const log = logOf({
  sayers: SAYERS,
  runs: ['draw', 'discard'],
  actions: ['round', 'ready', 'reveal', 'clash', 'matchResult', 'concede', 'absent'],
});
