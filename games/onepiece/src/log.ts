// What just happened, told to one seat in both languages.
// Invariant: says only what the facts it is given say, so a redacted list stays secret: a card that this seat may not
// know is "a card". Read next: verbs.ts, battle.ts, damage.ts and match.ts for where facts are told.

import type { Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { Moment } from '@sleight/kernel/game';
import { defOf, objById } from '@sleight/kernel/objects';
import type { Seat } from '@sleight/kernel/state';
import { type Keyword, keywords } from './vocabulary';
import { keywordName } from './words/french-names';

interface Telling extends Moment {
  readonly you: Seat;
}

const both = (en: string, fr: string): Said => ({ en, fr });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
const pluralFr = (n: number, word: string): string => `${n} ${word}${n < 2 ? '' : 's'}`;
const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

function cardName(t: Telling, def: string | undefined): Said {
  const index = def === undefined ? undefined : t.after.book.byId.get(def);
  return index === undefined ? both('a card', 'une carte') : t.after.book.defs[index].name;
}

/** "your Nami", "enemy Nami". */
function called(t: Telling, fact: Fact): Said {
  const name = cardName(t, fact.def);
  return fact.seat === t.you
    ? both(`your ${name.en}`, `votre ${name.fr}`)
    : both(`enemy ${name.en}`, `${name.fr} adverse`);
}

/** A card in play by its object, as it was before or as it is now. */
function objectName(t: Telling, id: number): Said {
  for (const p of [t.before, t.after]) {
    const o = objById(p.s, id);
    if (o !== null) return called(t, { n: 0, verb: '', seat: o.ctrl, def: defOf(p, o).id });
  }
  return both('a card', 'une carte');
}

type Sayer = (t: Telling, fact: Fact, n: number) => Said | null;

const about =
  (
    en: (name: string, n: number, fact: Fact) => string,
    fr: (name: string, n: number, fact: Fact) => string,
  ): Sayer =>
  (t, fact, n) => {
    const name = called(t, fact);
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
const donCards = (n: number): Said => both(`${n} DON!!`, `${n} DON!!`);

const PLACES: Readonly<Record<string, Said>> = {
  deck: both('the deck', 'le deck'),
  hand: both('the hand', 'la main'),
  trash: both('the trash', 'la défausse'),
  life: both('the Life cards', 'les cartes Vie'),
  trigger: both('the Life cards', 'les cartes Vie'),
  'top of deck': both('the top of the deck', 'le dessus du deck'),
  'bottom of deck': both('the bottom of the deck', 'le dessous du deck'),
  'top of life': both('the top of the Life cards', 'le dessus des cartes Vie'),
  'bottom of life': both('the bottom of the Life cards', 'le dessous des cartes Vie'),
  'face up': both('face up', 'face visible'),
  'face down': both('face down', 'face cachée'),
};
const place = (name: string | undefined): Said => PLACES[name ?? ''] ?? both(name ?? '', name ?? '');

const from = (_n: number, card: Said, fact: Fact): Said =>
  both(`${card.en} from ${place(fact.from).en}`, `${card.fr} (depuis ${place(fact.from).fr})`);
const to = (_n: number, card: Said, fact: Fact): Said =>
  both(`${card.en} to ${place(fact.to).en}`, `${card.fr} (vers ${place(fact.to).fr})`);

const silent: Sayer = () => null;

const attack: Sayer = (t, fact) => {
  const by = called(t, fact);
  const on = objectName(t, fact.with ?? 0);
  return both(`${capital(by.en)} attacks ${on.en}.`, `${capital(by.fr)} attaque ${on.fr}.`);
};

const moved = (en: string, fr: string): Sayer =>
  about(
    (name) => `${name} ${en}.`,
    (name) => `${name} ${fr}.`,
  );

/** A keyword is given under its own name. */
const gains = (keyword: Keyword): Sayer => moved(`gains [${keyword}]`, `gagne [${keywordName(keyword)}]`);

const result: Sayer = (t, fact) => {
  if (fact.seat === undefined) return both('The match is a draw.', 'La partie est nulle.');
  return fact.seat === t.you
    ? both('You win the match.', 'Vous gagnez la partie.')
    : both('The opponent wins the match.', "L'adversaire gagne la partie.");
};

const SAYERS: Readonly<Record<string, Sayer>> = {
  goFirst: does(['go first', 'goes first'], ['commencez', 'commence']),
  keep: does(['keep your hand', 'keeps their hand'], ['gardez votre main', 'garde sa main']),
  mulligan: does(['redraw your hand', 'redraws their hand'], ['repiochez votre main', 'repioche sa main']),
  turn: (t, fact, n) =>
    fact.seat === t.you
      ? both(`Turn ${n}: you.`, `Tour ${n}\u202f: vous.`)
      : both(`Turn ${n}: the opponent.`, `Tour ${n}\u202f: l'adversaire.`),
  endTurn: does(['end the turn', 'ends the turn'], ['terminez le tour', 'termine le tour']),
  donBack: does(['take back', 'takes back'], ['reprenez', 'reprend'], donCards),
  pay: does(['pay', 'pays'], ['payez', 'paie'], donCards),
  addDon: does(['add', 'adds'], ['ajoutez', 'ajoute'], donCards),
  addRestedDon: does(['add', 'adds'], ['ajoutez', 'ajoute'], (n) =>
    both(`${n} rested DON!!`, `${n} DON!! épuisé${n < 2 ? '' : 's'}`),
  ),
  restDon: does(['rest', 'rests'], ['épuisez', 'épuise'], donCards),
  setDonActive: does(['set as active', 'sets as active'], ['redressez', 'redresse'], donCards),
  returnDon: does(['return', 'returns'], ['renvoyez', 'renvoie'], (n) =>
    both(`${n} DON!! to the DON!! deck`, `${n} DON!! dans le deck de DON!!`),
  ),
  giveDon: about(
    (name, n) => `${name} is given ${n} DON!!.`,
    (name, n) => `${name} reçoit ${n} DON!!.`,
  ),
  play: does(['play', 'plays'], ['jouez', 'joue'], from),
  useEvent: does(['use', 'uses'], ['utilisez', 'utilise'], theCard),
  activate: moved('is activated', 'est activé'),
  attack,
  block: moved('blocks', 'bloque'),
  redirect: moved('becomes the target of the attack', "devient la cible de l'attaque"),
  counter: about(
    (name, n) => `${name} gets ${signed(n)} power in this battle.`,
    (name, n) => `${name} gagne ${signed(n)} de puissance pendant cette bataille.`,
  ),
  repel: (t, fact) => {
    const name = objectName(t, fact.object ?? 0);
    return both(`${capital(name.en)} withstands the attack.`, `${capital(name.fr)} résiste à l'attaque.`);
  },
  damage: does(['take', 'takes'], ['subissez', 'subit'], (n) => both(`${n} damage`, pluralFr(n, 'dégât'))),
  takeLife: does(['add', 'adds'], ['ajoutez', 'ajoute'], (_n, card) =>
    both(`${card.en} from Life to hand`, `${card.fr} de la Vie à la main`),
  ),
  useTrigger: does(
    ['activate the [Trigger] of', 'activates the [Trigger] of'],
    ['activez le [Déclenchement] de', 'active le [Déclenchement] de'],
    theCard,
  ),
  trashTrigger: does(['trash', 'trashes'], ['défaussez', 'défausse'], theCard),
  trashLife: does(['trash', 'trashes'], ['défaussez', 'défausse'], (_n, card) =>
    both(`${card.en} from Life`, `${card.fr} de la Vie`),
  ),
  lifeToHand: does(['take', 'takes'], ['prenez', 'prend'], (_n, card) =>
    both(`${card.en} from Life to hand`, `${card.fr} de la Vie en main`),
  ),
  toLife: does(['add', 'adds'], ['ajoutez', 'ajoute'], to),
  moveLife: does(['place', 'places'], ['placez', 'place'], to),
  turnLife: does(['turn', 'turns'], ['retournez', 'retourne'], (_n, card, fact) =>
    both(`${card.en} ${place(fact.to).en}`, `${card.fr} ${place(fact.to).fr}`),
  ),
  ko: moved("is K.O.'d", 'est mis KO'),
  trash: moved('is trashed', 'est défaussé'),
  returnToHand: moved('returns to hand', 'revient en main'),
  toDeck: about(
    (name, _n, fact) => `${name} goes to ${place(fact.to).en}.`,
    (name, _n, fact) => `${name} va vers ${place(fact.to).fr}.`,
  ),
  charToLife: about(
    (name, _n, fact) => `${name} goes to ${place(fact.to).en}.`,
    (name, _n, fact) => `${name} va vers ${place(fact.to).fr}.`,
  ),
  rest: moved('is rested', 'est épuisé'),
  setActive: moved('becomes active', 'redevient actif'),
  trashFromHand: does(['trash', 'trashes'], ['défaussez', 'défausse'], theCard),
  trashLoose: does(['trash', 'trashes'], ['défaussez', 'défausse'], theCard),
  mill: does(['trash', 'trashes'], ['défaussez', 'défausse'], (_n, card) =>
    both(`${card.en} from the top of the deck`, `${card.fr} du dessus du deck`),
  ),
  recover: does(['add to hand', 'adds to hand'], ['ajoutez à la main', 'ajoute à la main'], from),
  putInDeck: does(['place', 'places'], ['placez', 'place'], to),
  look: does(['look at', 'looks at'], ['regardez', 'regarde'], from),
  reveal: does(['reveal', 'reveals'], ['révélez', 'révèle'], from),
  shuffle: does(['shuffle the deck', 'shuffles the deck'], ['mélangez le deck', 'mélange le deck']),
  freeze: moved(
    'will not become active in the next Refresh Phase',
    'ne redeviendra pas actif à la prochaine Phase de Redressement',
  ),
  negate: moved('has its effects negated', 'voit ses effets annulés'),
  power: about(
    (name, n) => `${name} gets ${signed(n)} power.`,
    (name, n) => `${name}\u202f: puissance ${signed(n)}.`,
  ),
  cost: about(
    (name, n) => `${name} gets ${signed(n)} cost.`,
    (name, n) => `${name}\u202f: coût ${signed(n)}.`,
  ),
  'base power': about(
    (name, n) => `The base power of ${name} becomes ${n}.`,
    (name, n) => `${name}\u202f: puissance de base ${n}.`,
  ),
  protected: moved('is protected', 'est protégé'),
  'cannot attack': moved('cannot attack', 'ne peut pas attaquer'),
  'attack active': moved('can attack active Characters', 'peut attaquer des Personnages actifs'),
  ...Object.fromEntries(keywords.map((keyword) => [keyword, gains(keyword)])),
  matchResult: result,
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

const times = (line: Said, n: number): Said =>
  n === 1 ? line : both(`${line.en} (${n} times)`, `${line.fr} (${n} fois)`);

/** What is said several times in a row is said once, such as the dealing of the Life cards. */
function withoutRepeats(lines: readonly Said[]): Said[] {
  const kept: { line: Said; n: number }[] = [];
  for (const line of lines) {
    const before = kept[kept.length - 1];
    if (before?.line.en === line.en) before.n++;
    else kept.push({ line, n: 1 });
  }
  return kept.map(({ line, n }) => times(line, n));
}

/** One line per fact worth telling; draws in a row are one line, and so are equal lines. */
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
    const said = (SAYERS[fact.verb] ?? silent)(t, fact, fact.amount ?? 0);
    if (said !== null) lines.push(said);
  }
  return withoutRepeats(lines);
}

/** The verbs that have words, so that a test can find a fact without any. */
export const saidVerbs: readonly string[] = ['draw', ...Object.keys(SAYERS)];
