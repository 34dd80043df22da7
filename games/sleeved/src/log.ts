// Facts as sentences in both languages.
// Invariant: says only what the facts and the moment it is given say, so that what is redacted stays secret.
// Read next: round.ts, draw.ts and effects.ts for where facts are recorded.

import type { Said } from '@sleight/kernel/book';
import type { Seat } from '@sleight/kernel/state';
import { signed } from '@sleight/kernel/text/english';
import { narrow } from '@sleight/kernel/text/french';
import { about, leaving, logOf, matchResult, plain, type Sayer, silent } from '@sleight/kit/log';
import { both, count, countFr, joined, sentence } from '@sleight/kit/log-phrases';
import { cardName, cards, does, owned, ownedCard, says, type Telling, verb } from '@sleight/kit/log-players';
import { score } from './counters';
import { TABLE } from './places';

const CARD = both('card', 'carte');
const NEXT_CARD = both('next card', 'prochaine carte');

/** Sentences about a player's card. */
const ofCard = (en: (n: number) => string, fr: (n: number) => string, noun: Said = CARD): Sayer =>
  about((t, { seat }) => owned(t, seat, noun), en, fr);

const STAT: Readonly<Record<string, Said>> = {
  damage: both('damage', 'aux dégâts'),
  health: both('health', 'en santé'),
};

/** A pile belongs to a player, or to both. */
const reshuffle: Sayer = (t, { fact }) => {
  if (fact.to === 'animal deck')
    return both(
      'The animal discard pile is shuffled into a new deck.',
      'La défausse des animaux est mélangée et devient la nouvelle pioche.',
    );
  const pile = owned(t, fact.seat, both('discard pile', 'défausse'));
  return sentence(
    both(`${pile.en} is shuffled into a new deck.`, `${pile.fr} est mélangée et devient la nouvelle pioche.`),
  );
};

const persistent: Sayer = (t, { fact, n }) => {
  const stat = STAT[fact.to ?? ''] ?? both('', '');
  const later = owned(t, fact.seat, both('cards', 'cartes'), 'les');
  const french = later.fr.replace(/^votre /, 'vos ');
  return sentence(
    both(
      `from now on ${later.en} get ${signed(n)} ${stat.en}.`,
      `désormais, ${french} ont ${signed(n)} ${stat.fr}.`,
    ),
  );
};

/** The layers of a revealed card, bottom to top, as they lie on the table. */
const layers = ({ after: { s, book } }: Telling, seat: Seat): Said =>
  joined(s.zones[TABLE + seat].map((card) => book.defs[s.cards.def[card]].name));

/** Layers are revealed one by one; the line comes with the last: "You reveal Lynx and Whetstone: 8 damage, 7 health, …" */
const stat: Sayer = (t, { fact, run }) => {
  const of = (name: string): number => run.find(({ to }) => to === name)?.amount ?? 0;
  const start = does(t, fact.seat, verb('reveal', 'reveals', 'révélez', 'révèle'));
  const names = layers(t, fact.seat ?? 0);
  const [damage, health, initiative] = [of('damage'), of('health'), of('initiative')];
  return both(
    `${start.en} ${names.en}: ${damage} damage, ${health} health, ${initiative} initiative.`,
    `${start.fr} ${names.fr}${narrow}: ${countFr(damage, 'dégât')}, ${health} en santé, ${initiative} en initiative.`,
  );
};

const points: Sayer = (t, { fact, n }) => {
  if (n === 0) return null;
  const doing = verb('score', 'scores', 'marquez', 'marque');
  const total = fact.seat === undefined ? n : score(t.after.s, fact.seat);
  return says(
    does(t, fact.seat, doing),
    both(`${count(n, 'point')}, ${total} in all`, `${countFr(n, 'point')}, ${total} en tout`),
  );
};

/** "You draw Lynx and Whetstone.", "{1} draws 3 animals and 1 equipment card." */
const draw: Sayer = (t, { fact, run }) => {
  const animals = run.filter(({ verb: drawn }) => drawn === 'refill').length;
  const equipment = run.length - animals;
  const counted = [
    ...(animals === 0 ? [] : [both(count(animals, 'animal'), countFr(animals, 'animal', 'animaux'))]),
    ...(equipment === 0 ? [] : [both(count(equipment, 'equipment card'), countFr(equipment, 'équipement'))]),
  ];
  const isKnown = run.every(({ def }) => def !== undefined);
  return says(
    does(t, fact.seat, verb('draw', 'draws', 'piochez', 'pioche')),
    isKnown ? cards(t, run) : joined(counted),
  );
};

const SAYERS: Readonly<Record<string, Sayer>> = {
  round: (_t, { n }) => both(`Round ${n}.`, `Manche ${n}.`),
  draw,
  refill: draw,
  // Told with the numbers of the card.
  reveal: silent,
  reshuffle,
  commit: plain(verb('commit your card', 'commits a card', 'engagez votre carte', 'engage sa carte')),
  expire: (t, { fact, n }) => {
    const time = owned(t, fact.seat, both('time', 'temps'), 'le');
    return sentence(
      both(
        `${time.en} ran out${n > 1 ? ` (${n} times in a row)` : ''}.`,
        `${time.fr} est écoulé${n > 1 ? ` (${n} fois de suite)` : ''}.`,
      ),
    );
  },
  forfeit: plain(
    verb(
      'forfeit the match',
      'forfeits the match',
      'perdez la partie par forfait',
      'perd la partie par forfait',
    ),
  ),
  stat,
  effect: (t, { fact }) => {
    const name = ownedCard(t, fact.seat, cardName(t, fact.def));
    return sentence(both(`${name.en} takes effect.`, `${name.fr} fait effet.`));
  },
  initiativeNow: ofCard(
    (n) => `gets ${signed(n)} initiative in this combat`,
    (n) => `a ${signed(n)} en initiative pour ce combat`,
  ),
  initiativeNext: ofCard(
    (n) => `will have ${signed(n)} initiative`,
    (n) => `aura ${signed(n)} en initiative`,
    NEXT_CARD,
  ),
  persistent,
  attack: ofCard(
    (n) => `strikes for ${n}`,
    (n) => `inflige ${countFr(n, 'dégât')}`,
  ),
  destroy: ofCard(
    () => 'is destroyed',
    () => 'est détruite',
  ),
  survive: ofCard(
    () => 'survives',
    () => 'survit',
  ),
  points,
  use: silent,
  discard: silent,
  sleevesReturn: (t, { fact }) =>
    fact.seat === t.you
      ? both('All your sleeves come back.', 'Toutes vos pochettes reviennent.')
      : both(
          `All of {${fact.seat}}’s sleeves come back.`,
          `Toutes les pochettes de {${fact.seat}} reviennent.`,
        ),
  matchResult,
  ...leaving,
};

const ACTIONS = [
  'round',
  'commit',
  'expire',
  'forfeit',
  'stat',
  'points',
  'matchResult',
  'concede',
  'absent',
];

export const log = logOf({
  sayers: SAYERS,
  runs: ['draw'],
  asOne: { refill: 'draw' },
  sets: ['stat'],
  actions: ACTIONS,
});

/** The verbs that have words, so that a test can find a fact without any. */
export const saidVerbs: readonly string[] = Object.keys(SAYERS);
