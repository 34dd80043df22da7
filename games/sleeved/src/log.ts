// What just happened, told to one seat in both languages.
// Invariant: says only what the facts it is given say, so a redacted list stays secret.

import type { Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { Moment } from '@sleight/kernel/game';
import type { Seat } from '@sleight/kernel/state';
import { capital, plural, signed } from '@sleight/kernel/text/english';

interface Telling extends Moment {
  readonly you: Seat;
}

const both = (en: string, fr: string): Said => ({ en, fr });
const count = (n: number, noun: string): string => `${n} ${n === 1 ? noun : plural(noun)}`;
const countFr = (n: number, noun: string): string => `${n} ${noun}${n < 2 ? '' : 's'}`;

function cardName(t: Telling, def: string | undefined): Said {
  const index = def === undefined ? undefined : t.after.book.byId.get(def);
  return index === undefined ? both('a card', 'une carte') : t.after.book.defs[index].name;
}

type Sayer = (t: Telling, fact: Fact, n: number) => Said | null;

/** The two ways to say it: of you, and of the opponent. */
const ofPlayer =
  (you: (n: number, card: Said) => Said, foe: (n: number, card: Said) => Said): Sayer =>
  (t, fact, n) => {
    const said = (fact.seat === t.you ? you : foe)(n, cardName(t, fact.def));
    return both(capital(said.en), capital(said.fr));
  };

const silent: Sayer = () => null;

const STAT: Readonly<Record<string, Said>> = {
  damage: both('damage', 'aux dégâts'),
  health: both('health', 'en santé'),
};

/** A pile belongs to a player, or to both. */
const reshuffle: Sayer = (t, fact) => {
  if (fact.to === 'animal deck')
    return both(
      'The animal discard is shuffled into a new deck.',
      'La défausse des animaux devient une nouvelle pioche.',
    );
  return fact.seat === t.you
    ? both('Your discard is shuffled into a new deck.', 'Votre défausse devient une nouvelle pioche.')
    : both(
        "The opponent's discard is shuffled into a new deck.",
        'La défausse adverse devient une nouvelle pioche.',
      );
};

const persistent: Sayer = (t, fact, n) => {
  const stat = STAT[fact.to ?? ''] ?? both('', '');
  return fact.seat === t.you
    ? both(
        `All your later cards get ${signed(n)} ${stat.en}.`,
        `Vos cartes suivantes ont ${signed(n)} ${stat.fr}.`,
      )
    : both(
        `All the opponent's later cards get ${signed(n)} ${stat.en}.`,
        `Les cartes suivantes de l'adversaire ont ${signed(n)} ${stat.fr}.`,
      );
};

/** A result without a seat is a draw. */
const matchResult: Sayer = (t, fact) => {
  if (fact.seat === undefined) return both('The match is a draw.', 'La partie est nulle.');
  return fact.seat === t.you
    ? both('You win the match!', 'Vous remportez la partie\u202f!')
    : both('The opponent wins the match.', "L'adversaire remporte la partie.");
};

const SAYERS: Readonly<Record<string, Sayer>> = {
  round: (_t, _fact, n) => both(`Round ${n} begins.`, `La manche ${n} commence.`),
  reshuffle,
  commit: ofPlayer(
    () => both('you commit your card.', 'vous engagez votre carte.'),
    () => both('the opponent has committed a card.', "l'adversaire a engagé une carte."),
  ),
  expire: ofPlayer(
    (n) => both(`your time ran out (${n} in a row).`, `votre temps est écoulé (${n} de suite).`),
    (n) =>
      both(
        `the opponent's time ran out (${n} in a row).`,
        `le temps de l'adversaire est écoulé (${n} de suite).`,
      ),
  ),
  forfeit: ofPlayer(
    () => both('you forfeit the match.', 'vous perdez la partie par forfait.'),
    () => both('the opponent forfeits the match.', "l'adversaire perd la partie par forfait."),
  ),
  stat: silent,
  effect: ofPlayer(
    (_, card) => both(`your ${card.en} takes effect.`, `votre carte ${card.fr} fait effet.`),
    (_, card) => both(`the opponent's ${card.en} takes effect.`, `la carte adverse ${card.fr} fait effet.`),
  ),
  initiativeNow: ofPlayer(
    (n) =>
      both(
        `your card has ${signed(n)} initiative in this combat.`,
        `votre carte a ${signed(n)} en initiative pour ce combat.`,
      ),
    (n) =>
      both(
        `the opponent's card has ${signed(n)} initiative in this combat.`,
        `la carte adverse a ${signed(n)} en initiative pour ce combat.`,
      ),
  ),
  initiativeNext: ofPlayer(
    (n) =>
      both(
        `your next card will have ${signed(n)} initiative.`,
        `votre prochaine carte aura ${signed(n)} en initiative.`,
      ),
    (n) =>
      both(
        `the opponent's next card will have ${signed(n)} initiative.`,
        `la prochaine carte adverse aura ${signed(n)} en initiative.`,
      ),
  ),
  persistent,
  attack: ofPlayer(
    (n) => both(`your card attacks for ${n}.`, `votre carte attaque pour ${n}.`),
    (n) => both(`the opponent's card attacks for ${n}.`, `la carte adverse attaque pour ${n}.`),
  ),
  destroy: ofPlayer(
    () => both('your card is destroyed.', 'votre carte est détruite.'),
    () => both("the opponent's card is destroyed.", 'la carte adverse est détruite.'),
  ),
  survive: ofPlayer(
    () => both('your card survives.', 'votre carte survit.'),
    () => both("the opponent's card survives.", 'la carte adverse survit.'),
  ),
  points: ofPlayer(
    (n) => both(`you score ${count(n, 'point')}.`, `vous marquez ${countFr(n, 'point')}.`),
    (n) => both(`the opponent scores ${count(n, 'point')}.`, `l'adversaire marque ${countFr(n, 'point')}.`),
  ),
  use: silent,
  discard: silent,
  sleevesReturn: ofPlayer(
    () => both('all your sleeves return.', 'tous vos étuis reviennent.'),
    () => both("all the opponent's sleeves return.", "tous les étuis de l'adversaire reviennent."),
  ),
  matchResult,
  concede: ofPlayer(
    () => both('you surrender.', 'vous abandonnez.'),
    () => both('the opponent surrenders.', "l'adversaire abandonne."),
  ),
};

/** Facts in a row that are one line: cards drawn, and the layers of a revealed card. */
const RUNS: Readonly<Record<string, { you: Said; foe: Said; noun: Said }>> = {
  draw: {
    you: both('You draw', 'Vous piochez'),
    foe: both('The opponent draws', "L'adversaire pioche"),
    noun: both('equipment card', 'équipement'),
  },
  refill: {
    you: both('You take', 'Vous prenez'),
    foe: both('The opponent takes', "L'adversaire prend"),
    noun: both('animal', 'animal'),
  },
  reveal: {
    you: both('You show', 'Vous montrez'),
    foe: both('The opponent shows', "L'adversaire montre"),
    noun: both('card', 'carte'),
  },
};

const animals = (n: number): string => (n < 2 ? `${n} animal` : `${n} animaux`);

function sayRun(t: Telling, facts: readonly Fact[]): Said {
  const { verb, seat } = facts[0];
  const { you, foe, noun } = RUNS[verb];
  const head = seat === t.you ? you : foe;
  const known = facts.filter((fact) => fact.def !== undefined).map((fact) => cardName(t, fact.def));
  const n = facts.length;
  const list = (language: keyof Said): string => known.map((name) => name[language]).join(', ');
  if (known.length > 0) return both(`${head.en} ${list('en')}.`, `${head.fr} ${list('fr')}.`);
  return both(
    `${head.en} ${count(n, noun.en)}.`,
    `${head.fr} ${verb === 'refill' ? animals(n) : countFr(n, noun.fr)}.`,
  );
}

const goesOn = (a: Fact, b: Fact | undefined): boolean => a.verb === b?.verb && a.seat === b.seat;

/** One line per fact worth telling; a run of draws or of shown layers is one line. */
export function log(moment: Moment, facts: readonly Fact[], you: Seat): Said[] {
  const t: Telling = { ...moment, you };
  const lines: Said[] = [];
  for (let i = 0; i < facts.length; i++) {
    const fact = facts[i];
    if (fact.verb in RUNS) {
      const first = i;
      while (goesOn(fact, facts[i + 1])) i++;
      lines.push(sayRun(t, facts.slice(first, i + 1)));
      continue;
    }
    const said = SAYERS[fact.verb]?.(t, fact, fact.amount ?? 0) ?? null;
    if (said !== null) lines.push(said);
  }
  return lines;
}

/** The verbs that have words, so that a test can find a fact without any. */
export const saidVerbs: readonly string[] = [...Object.keys(RUNS), ...Object.keys(SAYERS)];
