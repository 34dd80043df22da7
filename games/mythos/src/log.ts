// What just happened, told to one seat in both languages.
// Invariant: says only what the facts it is given say, so a redacted list stays secret. What lies face down is named,
// with the word hidden, to who knows it (R69). Read next: verbs.ts, playing.ts and match.ts for where facts are told.

import type { Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { Moment } from '@sleight/kernel/game';
import type { Seat } from '@sleight/kernel/state';

interface Telling extends Moment {
  readonly you: Seat;
}

const both = (en: string, fr: string): Said => ({ en, fr });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
const pluralFr = (n: number, word: string): string => `${n} ${word}${n < 2 ? '' : 's'}`;

function cardName(t: Telling, def: string | undefined): Said {
  const index = def === undefined ? undefined : t.after.book.byId.get(def);
  return index === undefined ? both('a card', 'une carte') : t.after.book.defs[index].name;
}

/** "your Naruto Uzumaki (mission 2)", "your hidden Naruto Uzumaki"; to who does not know it, "your hidden character". */
function character(t: Telling, fact: Fact): Said {
  const mine = fact.seat === t.you;
  const at = fact.from === undefined ? '' : ` (${fact.from})`;
  if (fact.def === undefined) {
    return both(
      `${mine ? 'your' : 'enemy'} hidden character${at}`,
      `${mine ? 'votre personnage caché' : 'personnage caché ennemi'}${at}`,
    );
  }
  const name = cardName(t, fact.def);
  const [en, fr] = fact.down ? [`hidden ${name.en}`, `${name.fr} caché`] : [name.en, name.fr];
  return both(`${mine ? 'your' : 'enemy'} ${en}${at}`, `${mine ? `votre ${fr}` : `${fr} ennemi`}${at}`);
}

type Sayer = (t: Telling, fact: Fact, n: number) => Said | null;

const about =
  (
    en: (name: string, n: number, fact: Fact) => string,
    fr: (name: string, n: number, fact: Fact) => string,
  ): Sayer =>
  (t, fact, n) => {
    const name = character(t, fact);
    return both(capital(en(name.en, n, fact)), capital(fr(name.fr, n, fact)));
  };

/** What a player does: the verb forms for you and for the opponent, and what follows. */
const does =
  (
    en: readonly [you: string, foe: string],
    fr: readonly [you: string, foe: string],
    what: (n: number, card: Said, fact: Fact) => Said = () => both('', ''),
  ): Sayer =>
  (t, fact, n) => {
    const rest = what(n, cardName(t, fact.def), fact);
    const end = (said: string): string => (said === '' ? '.' : ` ${said}.`);
    return fact.seat === t.you
      ? both(`You ${en[0]}${end(rest.en)}`, `Vous ${fr[0]}${end(rest.fr)}`)
      : both(`The opponent ${en[1]}${end(rest.en)}`, `L'adversaire ${fr[1]}${end(rest.fr)}`);
  };

const theCard = (_n: number, card: Said): Said => card;
const inMission = (_n: number, card: Said, fact: Fact): Said =>
  both(`${card.en} in ${fact.from}`, `${card.fr} dans la ${fact.from}`);
const chakra = (n: number): Said => both(`${n} chakra`, `${n} chakra`);
const points = (n: number): Said => both(plural(n, 'point'), pluralFr(n, 'point'));

const silent: Sayer = () => null;

const evaluate: Sayer = (t, fact) => {
  if (fact.seat === undefined) return both(`Nobody wins ${fact.to}.`, `Personne ne remporte la ${fact.to}.`);
  return fact.seat === t.you
    ? both(`You win ${fact.to}.`, `Vous remportez la ${fact.to}.`)
    : both(`The opponent wins ${fact.to}.`, `L'adversaire remporte la ${fact.to}.`);
};

/** Looking is public, what was seen is not. */
const look: Sayer = (t, fact) => {
  const what =
    fact.def !== undefined
      ? cardName(t, fact.def)
      : fact.object === undefined
        ? both('a card', 'une carte')
        : both('a hidden character', 'un personnage caché');
  return fact.seat === t.you
    ? both(`You look at ${what.en}.`, `Vous regardez ${what.fr}.`)
    : both(`The opponent looks at ${what.en}.`, `L'adversaire regarde ${what.fr}.`);
};

const SAYERS: Readonly<Record<string, Sayer>> = {
  keep: does(['keep your hand', 'keeps their hand'], ['gardez votre main', 'garde sa main']),
  mulligan: does(['redraw your hand', 'redraws their hand'], ['repiochez votre main', 'repioche sa main']),
  mission: (t, fact) => {
    const { en, fr } = cardName(t, fact.def);
    return both(`New ${fact.to}: ${en}.`, `Nouvelle ${fact.to}\u202f: ${fr}.`);
  },
  edge: does(['have the Edge', 'has the Edge'], ["avez l'Edge", "a l'Edge"]),
  pass: does(['pass', 'passes'], ['passez', 'passe']),
  pay: does(['pay', 'pays'], ['payez', 'paie'], chakra),
  play: does(['play', 'plays'], ['jouez', 'joue'], inMission),
  playHidden: does(['play', 'plays'], ['jouez', 'joue'], (_n, card, fact) =>
    both(`${card.en} face down in ${fact.from}`, `${card.fr} face cachée dans la ${fact.from}`),
  ),
  reveal: does(['reveal', 'reveals'], ['révélez', 'révèle'], inMission),
  upgrade: does(['upgrade to', 'upgrades to'], ['améliorez en', 'améliore en'], inMission),
  revealUpgrade: does(
    ['reveal the upgrade', 'reveals the upgrade'],
    ["révélez l'amélioration", "révèle l'amélioration"],
    inMission,
  ),
  playJutsu: does(['play', 'plays'], ['jouez', 'joue'], theCard),
  place: does(['put', 'puts'], ['posez', 'pose'], (_n, card, fact) =>
    both(`${card.en} face down in ${fact.from}`, `${card.fr} face cachée dans la ${fact.from}`),
  ),
  discard: does(['discard', 'discards'], ['défaussez', 'défausse'], theCard),
  mill: does(['discard', 'discards'], ['défaussez', 'défausse'], (_n, { en, fr }) =>
    both(`${en} from the top of the deck`, `${fr} du dessus du deck`),
  ),
  recover: does(['take back', 'takes back'], ['reprenez', 'reprend'], (_n, { en, fr }) =>
    both(`${en} from the discard pile`, `${fr} de la défausse`),
  ),
  take: does(['show and take', 'shows and takes'], ['montrez et prenez', 'montre et prend'], theCard),
  putOnDeck: does(['put', 'puts'], ['posez', 'pose'], (_n, { en, fr }) =>
    both(`${en} on top of the deck`, `${fr} sur le deck`),
  ),
  look,
  powerup: about(
    (name, n) => `${name} gets ${plural(n, 'Power token')}.`,
    (name, n) => `${name} gagne ${pluralFr(n, 'jeton')} de Puissance.`,
  ),
  removeTokens: about(
    (name, n) => `${name} loses ${plural(n, 'Power token')}.`,
    (name, n) => `${name} perd ${pluralFr(n, 'jeton')} de Puissance.`,
  ),
  defeat: about(
    (name) => `${name} is defeated.`,
    (name) => `défaite\u202f: ${name}.`,
  ),
  hide: about(
    (name) => `${name} is hidden.`,
    (name) => `retournement face cachée\u202f: ${name}.`,
  ),
  move: about(
    (name, _n, fact) => `${name} moves to ${fact.to}.`,
    (name, _n, fact) => `${name} se déplace vers la ${fact.to}.`,
  ),
  return: about(
    (name) => `${name} returns to hand.`,
    (name) => `${name} retourne en main.`,
  ),
  takeControl: about(
    (name) => `${name} changes sides.`,
    (name) => `${name} change de camp.`,
  ),
  release: about(
    (name) => `control of ${name} ends.`,
    (name) => `fin du contrôle\u202f: ${name}.`,
  ),
  discardTop: about(
    (name) => `${name} loses its top card.`,
    (name) => `${name} perd sa carte du dessus.`,
  ),
  gainChakra: does(['gain', 'gains'], ['gagnez', 'gagne'], chakra),
  loseChakra: does(['lose', 'loses'], ['perdez', 'perd'], chakra),
  gainPoints: does(['gain', 'gains'], ['gagnez', 'gagne'], points),
  evaluate,
  points: does(['score', 'scores'], ['marquez', 'marque'], (n, _card, fact) =>
    both(`${points(n).en} for ${fact.to}`, `${points(n).fr} pour la ${fact.to}`),
  ),
  cleanup: silent,
  matchResult: (t, fact) =>
    fact.seat === t.you
      ? both('You win the match!', 'Vous remportez la partie\u202f!')
      : both('The opponent wins the match.', "L'adversaire remporte la partie."),
  concede: does(['concede the match', 'concedes the match'], ['abandonnez la partie', 'abandonne la partie']),
};

function drawn(t: Telling, facts: readonly Fact[]): Said {
  const names = facts.filter((fact) => fact.def !== undefined).map((fact) => cardName(t, fact.def));
  const count = both(plural(facts.length, 'card'), pluralFr(facts.length, 'carte'));
  const list = (language: keyof Said): string =>
    names.length === 0 ? count[language] : names.map((name) => name[language]).join(', ');
  return facts[0].seat === t.you
    ? both(`You draw ${list('en')}.`, `Vous piochez ${list('fr')}.`)
    : both(`The opponent draws ${list('en')}.`, `L'adversaire pioche ${list('fr')}.`);
}

const drawsOn = (a: Fact, b: Fact | undefined): boolean =>
  b !== undefined && a.verb === 'draw' && b.verb === 'draw' && a.seat === b.seat;

/** One line per fact worth telling; draws in a row are one line. */
export function log(moment: Moment, facts: readonly Fact[], you: Seat): Said[] {
  const t: Telling = { ...moment, you };
  const lines: Said[] = [];
  for (let i = 0; i < facts.length; i++) {
    const fact = facts[i];
    if (fact.verb === 'draw') {
      const first = i;
      while (drawsOn(fact, facts[i + 1])) i++;
      lines.push(drawn(t, facts.slice(first, i + 1)));
      continue;
    }
    const said = SAYERS[fact.verb]?.(t, fact, fact.amount ?? 0) ?? null;
    if (said !== null) lines.push(said);
  }
  return lines;
}

/** The verbs that have words, so that a test can find a fact without any. */
export const saidVerbs: readonly string[] = ['draw', ...Object.keys(SAYERS)];
