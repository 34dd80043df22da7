// Facts as sentences in both languages.
// Invariant: says only what the facts and the moment it is given say, so that what is redacted stays secret: a card that
// the listener may not know is "a card". Read next: log-words.ts; verbs.ts, battle.ts, damage.ts and match.ts tell facts.

import type { Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import { signed } from '@sleight/kernel/text/english';
import { after } from '@sleight/kernel/text/french';
import {
  about,
  aboutAll,
  amount,
  become,
  grouped,
  leaving,
  logOf,
  matchResult,
  plain,
  type Sayer,
  silent,
} from '@sleight/kit/log';
import { both, count, countFr, joined, sentence } from '@sleight/kit/log-phrases';
import { cardName, cards, does, says, type VerbForms, verb } from '@sleight/kit/log-players';
import { ATTACKER, TARGET, TURN } from './counters';
import { called, fighterName, objectName, ontoInFrench, place, priceOf } from './log-words';
import { type Keyword, keywords } from './vocabulary';
import { keywordName } from './words/french-names';

/** A player does something with cards: those in a row are one line. */
const withCards =
  (doing: VerbForms, what: (names: Said, fact: Fact) => Said = (names) => names): Sayer =>
  (t, { fact, run }) =>
    says(does(t, fact.seat, doing), what(cards(t, run), fact));

const don = (n: number): Said => both(`${n} DON!!`, `${n} DON!!`);

const from = (names: Said, fact: Fact): Said =>
  both(`${names.en} from ${place(fact.from).en}`, `${names.fr} depuis ${place(fact.from).fr}`);
const of = (names: Said, fact: Fact): Said =>
  both(`${names.en} from ${place(fact.from).en}`, `${names.fr} ${after('de', place(fact.from).fr)}`);
const to = (names: Said, fact: Fact): Said =>
  both(`${names.en} to ${place(fact.to).en}`, `${names.fr} ${ontoInFrench(fact.to)}`);

const gainInFrench = (n: number, isOne: boolean): string =>
  n < 0 ? (isOne ? 'subit' : 'subissent') : isOne ? 'gagne' : 'gagnent';

/** Sentences about a card in play. */
const aboutCard = (en: (n: number, fact: Fact) => string, fr: (n: number, fact: Fact) => string): Sayer =>
  about(called, en, fr);

/** New states of cards. */
const becomes = (is: string, are: string, fr: string, many = fr): Sayer =>
  become(
    called,
    (isOne) => (isOne ? is : are),
    (isOne) => (isOne ? fr : many),
  );

/** A change of power: "gets +1000 power", "gagne +1000 en puissance". */
const powered = (inBattle = both('', '')): Sayer =>
  aboutAll(
    called,
    (n, isOne) => `${isOne ? 'gets' : 'get'} ${signed(n)} power${inBattle.en}`,
    (n, isOne) => `${gainInFrench(n, isOne)} ${signed(n)} en puissance${inBattle.fr}`,
  );

const simply = (en: string, fr: string): Sayer =>
  aboutCard(
    () => en,
    () => fr,
  );

/** A keyword is given under its own name. */
const gains = (keyword: Keyword): Sayer => simply(`gains [${keyword}]`, `gagne [${keywordName(keyword)}]`);

const PAID = ['play', 'useEvent'];

/** A payment stands in one sentence with what it pays for. */
const pay: Sayer = (t, { fact, n, next }) =>
  next !== undefined && next.seat === fact.seat && PAID.includes(next.verb)
    ? null
    : says(does(t, fact.seat, verb('pay', 'pays', 'payez', 'paie')), don(n));

/** From the hand there is a price; from elsewhere, the place. */
const play: Sayer = (t, happening) => {
  const { fact } = happening;
  const { en, fr } = cardName(t, fact.def);
  const price = priceOf(happening);
  const what =
    fact.from === undefined || fact.from === 'hand'
      ? both(`${en}${price}`, `${fr}${price}`)
      : from({ en, fr }, fact);
  return says(does(t, fact.seat, verb('play', 'plays', 'jouez', 'joue')), what);
};

const useEvent: Sayer = (t, happening) => {
  const { en, fr } = cardName(t, happening.fact.def);
  const price = priceOf(happening);
  return says(
    does(t, happening.fact.seat, verb('play', 'plays', 'jouez', 'joue')),
    both(`${en}${price}`, `${fr}${price}`),
  );
};

const turn: Sayer = (t, { fact, n }) =>
  fact.seat === t.you
    ? both(`Turn ${n}: your turn.`, `Tour ${n}\u202f: à vous.`)
    : both(`Turn ${n}: {${fact.seat}}’s turn.`, `Tour ${n}\u202f: à {${fact.seat}}.`);

/** "Mara’s Luffy (6000) attacks your Nami (4000)." */
const attack: Sayer = (t, { fact }) => {
  const by = fighterName(t, fact.object ?? 0);
  const on = fighterName(t, fact.with ?? 0);
  return sentence(both(`${by.en} attacks ${on.en}.`, `${by.fr} attaque ${on.fr}.`));
};

/** Attacking and blocking rest a card; that goes without saying. */
const rested: Sayer = (t, happening) => {
  const fighting = [t.before, t.after].flatMap(({ s: { num } }) => [num[ATTACKER], num[TARGET]]);
  const run = happening.run.filter(({ object = 0 }) => !fighting.includes(object));
  const says = becomes('is rested', 'are rested', 'Épuisé', 'Épuisés');
  return run.length === 0 ? null : says(t, { ...happening, run });
};

const repel: Sayer = (t, { fact }) => {
  const name = objectName(t, fact.object ?? 0);
  return sentence(both(`${name.en} survives the attack.`, `${name.fr} résiste à l’attaque.`));
};

/** "You give 2 DON!! to Nami and 1 DON!! to Usopp." Given to one card, it can be added to what was given before. */
const giveDon: Sayer = (t, { fact, run }) => {
  const given = grouped(run, ({ object }) => `${object}`).map((same) => {
    const n = same.reduce((sum, { amount: more = 0 }) => sum + more, 0);
    const { en, fr } = cardName(t, same[0].def);
    return { n, said: (much: number | string) => both(`${much} DON!! to ${en}`, `${much} DON!! à ${fr}`) };
  });
  const giving = does(t, fact.seat, verb('give', 'gives', 'attachez', 'attache'));
  const line = says(giving, joined(given.map(({ n, said }) => said(n))));
  const [only, ...others] = given;
  if (only === undefined || others.length > 0) return line;
  return { ...line, counted: { ...says(giving, only.said('{n}')), n: only.n } };
};

/** The Life cards that a match begins with. */
const toLife: Sayer = (t, happening) => {
  const { fact, run } = happening;
  if (t.before.s.num[TURN] === 0)
    return says(
      does(t, fact.seat, verb('set', 'sets', 'placez', 'place')),
      both(count(run.length, 'Life card'), countFr(run.length, 'carte Vie', 'cartes Vie')),
    );
  return withCards(verb('add', 'adds', 'ajoutez', 'ajoute'), to)(t, happening);
};

const trash = verb('trash', 'trashes', 'défaussez', 'défausse');
const counterWith = verb('counter with', 'counters with', 'contrez avec', 'contre avec');
const add = verb('add', 'adds', 'ajoutez', 'ajoute');
const putting = verb('place', 'places', 'placez', 'place');
const toPlace = aboutCard(
  (_n, fact) => `goes to ${place(fact.to).en}`,
  (_n, fact) => `va ${ontoInFrench(fact.to)}`,
);

const SAYERS: Readonly<Record<string, Sayer>> = {
  goFirst: plain(verb('go first', 'goes first', 'commencez', 'commence')),
  keep: plain(verb('keep your hand', 'keeps their hand', 'gardez votre main', 'garde sa main')),
  mulligan: plain(verb('take a mulligan', 'takes a mulligan', 'faites un mulligan', 'fait un mulligan')),
  turn,
  endTurn: plain(verb('end your turn', 'ends their turn', 'terminez votre tour', 'termine son tour')),
  draw: withCards(verb('draw', 'draws', 'piochez', 'pioche')),
  // DON!! that come back are set as active at once, and told with the others.
  donBack: silent,
  pay,
  addDon: amount(add, don),
  addRestedDon: amount(add, (n) => both(`${n} rested DON!!`, `${n} DON!! épuisé${n < 2 ? '' : 's'}`)),
  restDon: amount(verb('rest', 'rests', 'épuisez', 'épuise'), don),
  setDonActive: amount(verb('set', 'sets', 'redressez', 'redresse'), (n) =>
    both(`${n} DON!! as active`, `${n} DON!!`),
  ),
  returnDon: amount(verb('return', 'returns', 'renvoyez', 'renvoie'), (n) =>
    both(`${n} DON!! to the DON!! deck`, `${n} DON!! dans le deck DON!!`),
  ),
  giveDon,
  play,
  useEvent,
  activate: (t, { fact }) =>
    says(does(t, fact.seat, verb('activate', 'activates', 'activez', 'active')), cardName(t, fact.def)),
  attack,
  block: simply('blocks', 'bloque'),
  redirect: simply('becomes the target of the attack', 'devient la cible de l’attaque'),
  counter: powered(both(' in this battle', ' pour ce combat')),
  repel,
  damage: amount(verb('take', 'takes', 'subissez', 'subit'), (n) => both(`${n} damage`, countFr(n, 'dégât'))),
  takeLife: withCards(add, ({ en, fr }) => both(`${en} from Life to hand`, `${fr} de la Vie à la main`)),
  useTrigger: (t, { fact }) => {
    const { en, fr } = cardName(t, fact.def);
    return says(
      does(t, fact.seat, verb('activate', 'activates', 'activez', 'active')),
      both(`the [Trigger] of ${en}`, `le [Déclenchement] de ${fr}`),
    );
  },
  trashTrigger: withCards(trash),
  trashLife: withCards(trash, ({ en, fr }) => both(`${en} from Life`, `${fr} de la Vie`)),
  lifeToHand: withCards(add, ({ en, fr }) => both(`${en} from Life to hand`, `${fr} de la Vie à la main`)),
  toLife,
  moveLife: withCards(putting, to),
  turnLife: withCards(verb('turn', 'turns', 'retournez', 'retourne'), ({ en, fr }, fact) =>
    both(`${en} in Life ${place(fact.to).en}`, `${fr} dans la Vie ${place(fact.to).fr}`),
  ),
  ko: becomes('is K.O.’d', 'are K.O.’d', 'K.O.'),
  trash: becomes('is trashed', 'are trashed', 'Défaussé', 'Défaussés'),
  returnToHand: simply('returns to hand', 'revient en main'),
  toDeck: toPlace,
  charToLife: toPlace,
  rest: rested,
  setActive: becomes('becomes active', 'become active', 'Redressé', 'Redressés'),
  trashFromHand: (t, happening) =>
    withCards(happening.next?.verb === 'counter' ? counterWith : trash)(t, happening),
  trashLoose: withCards(trash),
  mill: withCards(trash, ({ en, fr }) => both(`${en} from the top of the deck`, `${fr} du dessus du deck`)),
  recover: withCards(add, (names, fact) =>
    both(
      `${names.en} from ${place(fact.from).en} to hand`,
      `${names.fr} ${after('de', place(fact.from).fr)} à la main`,
    ),
  ),
  putInDeck: withCards(putting, (names, fact) =>
    both(`${names.en} at ${place(fact.to).en}`, `${names.fr} ${ontoInFrench(fact.to)}`),
  ),
  look: withCards(verb('look at', 'looks at', 'regardez', 'regarde'), of),
  reveal: withCards(verb('reveal', 'reveals', 'révélez', 'révèle'), from),
  shuffle: plain(verb('shuffle the deck', 'shuffles the deck', 'mélangez le deck', 'mélange le deck')),
  freeze: simply(
    'will not become active in the next Refresh Phase',
    'ne se redressera pas à la prochaine Phase de redressement',
  ),
  negate: becomes('has its effects negated', 'have their effects negated', 'Effets annulés'),
  power: powered(),
  cost: aboutAll(
    called,
    (n, isOne) => `${isOne ? 'gets' : 'get'} ${signed(n)} cost`,
    (n, isOne) => `${gainInFrench(n, isOne)} ${signed(n)} en coût`,
  ),
  'base power': aboutCard(
    (n) => `now has ${n} base power`,
    (n) => `a maintenant ${n} en puissance de base`,
  ),
  protected: becomes('is protected', 'are protected', 'Protégé', 'Protégés'),
  'cannot attack': simply('cannot attack', 'ne peut pas attaquer'),
  'attack active': simply('can attack active Characters', 'peut attaquer des Personnages actifs'),
  ...Object.fromEntries(keywords.map((keyword) => [keyword, gains(keyword)])),
  matchResult,
  ...leaving,
};

const RUNS = [
  'draw',
  'takeLife',
  'trashLife',
  'lifeToHand',
  'toLife',
  'moveLife',
  'turnLife',
  'trashFromHand',
  'trashLoose',
  'mill',
  'recover',
  'putInDeck',
  'look',
  'reveal',
];

const SETS = ['giveDon', 'power', 'cost', 'setActive', 'rest', 'ko', 'trash', 'negate', 'protected'];

const ACTIONS = [
  ...PAID,
  'goFirst',
  'keep',
  'mulligan',
  'turn',
  'endTurn',
  'giveDon',
  'activate',
  'attack',
  'matchResult',
  'concede',
  'absent',
];

export const log = logOf({ sayers: SAYERS, runs: RUNS, sets: SETS, actions: ACTIONS });

/** The verbs that have words, so that a test can find a fact without any. */
export const saidVerbs: readonly string[] = Object.keys(SAYERS);
