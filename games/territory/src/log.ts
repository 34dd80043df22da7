// Facts as sentences in both languages.
// Invariant: says only what the facts and the moment it is given say, so that what is redacted stays secret.
// Read next: verbs.ts, round.ts and turn.ts for where facts are recorded.

import type { Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import { defOf, objAt } from '@sleight/kernel/objects';
import { other, type Seat } from '@sleight/kernel/state';
import { signed } from '@sleight/kernel/text/english';
import { narrow } from '@sleight/kernel/text/french';
import {
  about,
  aboutAll,
  amount,
  leaving,
  logOf,
  matchResult,
  plain,
  type Sayer,
  silent,
} from '@sleight/kit/log';
import { both, count, countFr, label, sentence } from '@sleight/kit/log-phrases';
import {
  cardName,
  cards,
  does,
  owned,
  ownedCard,
  player,
  says,
  type Telling,
  verb,
} from '@sleight/kit/log-players';
import { asTerritory } from './book';
import { ROUND } from './counters';
import { effect } from './log-effects';
import { slot } from './places';
import { power } from './power';
import { finalVp } from './round';

/** "slot 2" and "lane 2" as the facts name them. */
function place(name: string | undefined): Said {
  const [kind, number] = (name ?? '').split(' ');
  if (number === undefined) return both(name ?? '', name ?? '');
  return kind === 'lane'
    ? both(`lane ${number}`, `couloir ${number}`)
    : both(`slot ${number}`, `emplacement ${number}`);
}

const numberOf = (name: string | undefined): number => Number((name ?? '').split(' ')[1] ?? 0);

/** "your Scout (slot 2)". */
const unit = (t: Telling, fact: Fact): Said =>
  ownedCard(t, fact.seat, cardName(t, fact.def), fact.from === undefined ? null : place(fact.from));

const aboutUnit = (en: (n: number) => string, fr: (n: number) => string): Sayer => about(unit, en, fr);

const points = (n: number): Said => both(`${n} VP`, `${n} PV`);

/** The player's own unit in that slot, which a unit played there replaces. */
function replaced({ before }: Telling, seat: Seat, at: number): Said | null {
  const o = objAt(before.s, slot(asTerritory(before.book).rules.lanes, seat, at));
  return o === null ? null : defOf(before, o).name;
}

const play: Sayer = (t, { fact }) => {
  const card = cardName(t, fact.def);
  const at = place(fact.to);
  const old =
    fact.to === undefined || fact.seat === undefined ? null : replaced(t, fact.seat, numberOf(fact.to));
  const over = old === null ? both('', '') : both(` over ${old.en}`, ` sur ${old.fr}`);
  const where = fact.to === undefined ? both('', '') : both(` in ${at.en}`, ` à l’${at.fr}`);
  return says(
    does(t, fact.seat, verb('play', 'plays', 'jouez', 'joue')),
    both(`${card.en}${over.en}${where.en}`, `${card.fr}${over.fr}${where.fr}`),
  );
};

const move: Sayer = (t, { fact }) => {
  const name = unit(t, fact);
  const to = place(fact.to);
  return sentence(both(`${name.en} moves to ${to.en}.`, `${name.fr} se déplace vers l’${to.fr}.`));
};

/** ", 7 to 4": the power of both units in a lane; nothing where one stands alone. */
function powers({ before }: Telling, lane: number, first: Seat): Said {
  const { lanes } = asTerritory(before.book).rules;
  const units = [first, other(first)].map((seat) => objAt(before.s, slot(lanes, seat, lane)));
  const sums = units.flatMap((o) => (o === null ? [] : [power(before, o)]));
  return sums.length < 2 ? both('', '') : both(`, ${sums.join(' to ')}`, `, ${sums.join(' à ')}`);
}

/** "Lane 2 to you, 7 to 4." */
const lane: Sayer = (t, { fact }) => {
  const at = place(fact.to);
  const sums = powers(t, numberOf(fact.to), fact.seat ?? 0);
  if (fact.seat === undefined)
    return sentence(both(`nobody wins ${at.en}${sums.en}.`, `personne ne remporte le ${at.fr}${sums.fr}.`));
  const winner = player(t, fact.seat);
  return sentence(both(`${at.en} to ${winner.en}${sums.en}.`, `${at.fr} pour ${winner.fr}${sums.fr}.`));
};

/** "Round 1 to you, 3 VP to 2." */
const roundResult: Sayer = (t, { fact }) => {
  const { s, book } = t.after;
  const { rules } = asTerritory(book);
  const round = s.num[ROUND];
  const first = fact.seat ?? 0;
  const vp = [finalVp(s, rules, first), finalVp(s, rules, other(first))];
  const score = both(`${vp[0]} VP to ${vp[1]}`, `${vp[0]} PV à ${vp[1]}`);
  if (fact.seat === undefined)
    return both(
      `Round ${round} is tied, ${score.en}: it counts for both.`,
      `Manche ${round} à égalité, ${score.fr}${narrow}: elle compte pour les deux.`,
    );
  const winner = player(t, fact.seat);
  return both(
    `Round ${round} to ${winner.en}, ${score.en}.`,
    `Manche ${round} pour ${winner.fr}, ${score.fr}.`,
  );
};

const healed = aboutAll(
  unit,
  (n, isOne) => `${isOne ? 'heals' : 'heal'} ${n} damage${isOne ? '' : ' each'}`,
  (n, isOne) => `${isOne ? 'récupère' : 'récupèrent'} ${countFr(n, 'dégât')}`,
);

/** Healing a unit without damage is a fact too, and changes nothing. */
const heal: Sayer = (t, happening) => {
  const run = happening.run.filter(({ amount: n }) => n !== 0);
  return run.length === 0 ? null : healed(t, { ...happening, run });
};

const gainInFrench = (n: number, isOne: boolean): string =>
  n < 0 ? (isOne ? 'subit' : 'subissent') : isOne ? 'gagne' : 'gagnent';

/** A sacrificed unit dies too (11.2): one line is enough. */
const die: Sayer = (t, happening) => {
  const { fact, previous } = happening;
  if (previous?.verb === 'sacrifice' && previous.object === fact.object) return null;
  return aboutUnit(
    () => 'dies',
    () => 'meurt',
  )(t, happening);
};

const discard = verb('discard', 'discards', 'défaussez', 'défausse');
const gain = verb('gain', 'gains', 'gagnez', 'gagne');

const SAYERS: Readonly<Record<string, Sayer>> = {
  round: (t, { fact, n }) => {
    const first = does(
      t,
      fact.seat,
      verb('have first priority', 'has first priority', 'avez la priorité', 'a la priorité'),
    );
    return both(`Round ${n}. ${first.en}.`, `Manche ${n}. ${first.fr}.`);
  },
  draw: (t, { fact, run }) =>
    says(does(t, fact.seat, verb('draw', 'draws', 'piochez', 'pioche')), cards(t, run)),
  mulligan: (t, { fact, n }) =>
    n === 0
      ? says(
          does(
            t,
            fact.seat,
            verb('keep your hand', 'keeps their hand', 'gardez votre main', 'garde sa main'),
          ),
        )
      : says(
          does(t, fact.seat, verb('mulligan', 'mulligans', 'faites un mulligan de', 'fait un mulligan de')),
          both(count(n, 'card'), countFr(n, 'carte')),
        ),
  play,
  deploy: silent,
  activate: (t, { fact }) =>
    says(does(t, fact.seat, verb('activate', 'activates', 'activez', 'active')), cardName(t, fact.def)),
  pass: plain(verb('pass', 'passes', 'passez', 'passe')),
  discard: (t, { fact, run }) => says(does(t, fact.seat, discard), cards(t, run)),
  return: (t, { fact }) => {
    const { en, fr } = cardName(t, fact.def);
    return says(
      does(t, fact.seat, verb('return', 'returns', 'reprenez', 'reprend')),
      both(`${en} from the discard pile to hand`, `${fr} dans la défausse`),
    );
  },
  damage: aboutAll(
    unit,
    (n, isOne) => `${isOne ? 'takes' : 'take'} ${n} damage${isOne ? '' : ' each'}`,
    (n, isOne) => `${isOne ? 'subit' : 'subissent'} ${countFr(n, 'dégât')}`,
  ),
  heal,
  power: aboutAll(
    unit,
    (n, isOne) => `${isOne ? 'gets' : 'get'} ${signed(n)} power`,
    (n, isOne) => `${gainInFrench(n, isOne)} ${signed(n)} en puissance`,
  ),
  sacrifice: (t, { fact }) => {
    const name = unit(t, fact);
    return sentence(both(`${name.en} is sacrificed.`, label('Sacrifice', name)));
  },
  die,
  bounce: aboutUnit(
    () => 'returns to hand',
    () => 'retourne en main',
  ),
  move,
  conquer: aboutUnit(
    () => 'conquers',
    () => 'conquiert',
  ),
  gainVp: amount(gain, points),
  loseVp: amount(verb('lose', 'loses', 'perdez', 'perd'), points),
  nextUnitPower: (t, { fact, n }) => {
    const next = owned(t, fact.seat, both('next unit', 'prochaine unité'));
    return sentence(
      both(
        `${next.en} gets ${signed(n)} power.`,
        `${next.fr} ${gainInFrench(n, true)} ${signed(n)} en puissance.`,
      ),
    );
  },
  grant: effect(['gains', 'gain'], ['gagne', 'gagnent']),
  removeEffect: effect(['loses', 'lose'], ['perd', 'perdent']),
  lane,
  // Told with the result of the round.
  vp: silent,
  roundResult,
  matchResult,
  ...leaving,
  cleanup: silent,
};

const ACTIONS = [
  'round',
  'mulligan',
  'play',
  'activate',
  'pass',
  'lane',
  'roundResult',
  'matchResult',
  'concede',
  'absent',
];

export const log = logOf({
  sayers: SAYERS,
  runs: ['draw', 'discard'],
  sets: ['grant', 'removeEffect', 'damage', 'heal', 'power'],
  actions: ACTIONS,
});

/** The verbs that have words, so that a test can find a fact without any. */
export const saidVerbs: readonly string[] = Object.keys(SAYERS);
