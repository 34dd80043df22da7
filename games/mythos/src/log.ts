// Facts as sentences in both languages.
// Invariant: says only what the facts and the moment it is given say, so that what is redacted stays secret. What lies
// face down is named, with the word hidden, to anyone who knows it (R69). Read next: log-words.ts, verbs.ts, match.ts.

import type { Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import { narrow } from '@sleight/kernel/text/french';
import { about, aboutAll, amount, become, leaving, logOf, plain, type Sayer, silent } from '@sleight/kit/log';
import { both, count, countFr, sentence } from '@sleight/kit/log-phrases';
import { cardName, cards, does, says, type VerbForms, verb } from '@sleight/kit/log-players';
import { TURN } from './counters';
import { character, coveredName, jutsuPrice, missionName, priceOf, totals } from './log-words';
import { rankName } from './mission-names';

const play = verb('play', 'plays', 'jouez', 'joue');
const put = verb('put', 'puts', 'posez', 'pose');
const discard = verb('discard', 'discards', 'défaussez', 'défausse');
const gain = verb('gain', 'gains', 'gagnez', 'gagne');

/** A player does something with a card: `what` follows its name. */
const withCard =
  (doing: VerbForms, what: (card: Said, fact: Fact) => Said = (card) => card): Sayer =>
  (t, { fact }) =>
    says(does(t, fact.seat, doing), what(cardName(t, fact.def), fact));

const chakra = (n: number): Said => both(`${n} chakra`, `${n} chakra`);
const points = (n: number): Said => both(count(n, 'point'), countFr(n, 'point'));

/** A card enters a mission, possibly over a character, with its price: "over Ukon in Chakra Training (3 chakra)". */
const enters =
  (doing: VerbForms, isFaceDown = false): Sayer =>
  (t, happening) => {
    const { fact } = happening;
    const card = cardName(t, fact.def);
    const over = coveredName(t, happening);
    const down = isFaceDown ? both(' face down', ' face cachée') : both('', '');
    const on = over === null ? both('', '') : both(` over ${over.en}`, ` sur ${over.fr}`);
    const mission = missionName(t, fact.from);
    const price = priceOf(happening);
    return says(
      does(t, fact.seat, doing),
      both(
        `${card.en}${down.en}${on.en} in ${mission.en}${price}`,
        `${card.fr}${down.fr}${on.fr} dans ${mission.fr}${price}`,
      ),
    );
  };

const becomes = (participle: string, fr: string): Sayer =>
  become(
    character,
    (isOne) => `${isOne ? 'is' : 'are'} ${participle}`,
    (isOne) => (isOne ? fr : `${fr}s`),
  );

const changes = (en: (n: number) => string, fr: (n: number) => string): Sayer => about(character, en, fr);

const PAID = ['play', 'playHidden', 'reveal', 'upgrade', 'revealUpgrade', 'playJutsu'];

/** A payment is part of the line it pays for. */
const pay: Sayer = (t, { fact, n, next }) =>
  next !== undefined && next.seat === fact.seat && PAID.includes(next.verb)
    ? null
    : says(does(t, fact.seat, verb('pay', 'pays', 'payez', 'paie')), chakra(n));

/** At the start a player is given the Edge; later it is taken. */
const edge: Sayer = (t, { fact }) =>
  says(
    does(
      t,
      fact.seat,
      t.before.s.num[TURN] === 0
        ? verb('have the Edge', 'has the Edge', 'avez l’Edge', 'a l’Edge')
        : verb('take the Edge', 'takes the Edge', 'prenez l’Edge', 'prend l’Edge'),
    ),
  );

/** "Mission C to you, 7 to 4: 3 points." The winner's total first. */
const evaluate: Sayer = (t, { fact, next }) => {
  const mission = rankName(fact.to);
  const { seat } = fact;
  if (seat === undefined) return both(`Nobody wins ${mission.en}.`, `Personne ne remporte la ${mission.fr}.`);
  const sums = totals(t, fact.to, seat);
  const isAwarded = next?.verb === 'points' && next.to === fact.to;
  const worth = isAwarded ? points(next.amount ?? 0) : null;
  const end = worth === null ? both('.', '.') : both(`: ${worth.en}.`, `${narrow}: ${worth.fr}.`);
  const winner = t.you === seat ? both('you', 'vous') : both(`{${seat}}`, `{${seat}}`);
  return sentence(
    both(
      `${mission.en} to ${winner.en}, ${sums.en}${end.en}`,
      `${mission.fr} pour ${winner.fr}, ${sums.fr}${end.fr}`,
    ),
  );
};

const award: Sayer = (t, { fact, n, previous }) => {
  if (previous?.verb === 'evaluate' && previous.to === fact.to) return null;
  const mission = rankName(fact.to);
  return says(
    does(t, fact.seat, verb('score', 'scores', 'marquez', 'marque')),
    both(`${points(n).en} for ${mission.en}`, `${points(n).fr} pour la ${mission.fr}`),
  );
};

/** Looking is public, the seen cards are not. */
const look: Sayer = (t, { fact }) => {
  const what =
    fact.def !== undefined
      ? cardName(t, fact.def)
      : fact.object === undefined
        ? both('a card', 'une carte')
        : both('a hidden character', 'un personnage caché');
  return says(does(t, fact.seat, verb('look at', 'looks at', 'regardez', 'regarde')), what);
};

const SAYERS: Readonly<Record<string, Sayer>> = {
  draw: (t, { fact, run }) =>
    says(does(t, fact.seat, verb('draw', 'draws', 'piochez', 'pioche')), cards(t, run)),
  keep: plain(verb('keep your hand', 'keeps their hand', 'gardez votre main', 'garde sa main')),
  mulligan: plain(verb('take a mulligan', 'takes a mulligan', 'faites un mulligan', 'fait un mulligan')),
  mission: (t, { fact }) => {
    const { en, fr } = cardName(t, fact.def);
    const turn = (fact.to ?? '').split(' ')[1];
    const rank = rankName(fact.to);
    return both(`Turn ${turn}: ${en} is ${rank.en}.`, `Tour ${turn}${narrow}: la ${rank.fr} est ${fr}.`);
  },
  edge,
  pass: plain(verb('pass', 'passes', 'passez', 'passe')),
  pay,
  play: enters(play),
  playHidden: enters(play, true),
  reveal: enters(verb('reveal', 'reveals', 'révélez', 'révèle')),
  upgrade: enters(play),
  revealUpgrade: enters(verb('reveal', 'reveals', 'révélez', 'révèle')),
  playJutsu: (t, happening) => {
    const { fact } = happening;
    const card = cardName(t, fact.def);
    const host = coveredName(t, { ...happening, fact: { ...fact, object: fact.with } });
    const by = host === null ? both('', '') : both(` with ${host.en}`, ` avec ${host.fr}`);
    const price = jutsuPrice(t, fact.def);
    return says(does(t, fact.seat, play), both(`${card.en}${by.en}${price}`, `${card.fr}${by.fr}${price}`));
  },
  place: enters(put, true),
  discard: (t, { fact, run }) => says(does(t, fact.seat, discard), cards(t, run)),
  mill: (t, { fact, run }) => {
    const { en, fr } = cards(t, run);
    return says(
      does(t, fact.seat, discard),
      both(`${en} from the top of the deck`, `${fr} du dessus du deck`),
    );
  },
  recover: withCard(verb('return', 'returns', 'reprenez', 'reprend'), ({ en, fr }) =>
    both(`${en} from the discard pile to hand`, `${fr} dans la défausse`),
  ),
  take: withCard(verb('take', 'takes', 'prenez', 'prend'), ({ en, fr }) =>
    both(`${en} from the deck, face up`, `${fr} dans le deck, face visible`),
  ),
  putOnDeck: withCard(put, ({ en, fr }) => both(`${en} on top of the deck`, `${fr} sur le deck`)),
  look,
  powerup: aboutAll(
    character,
    (n, isOne) => `${isOne ? 'gets' : 'get'} ${count(n, 'Power token')}${isOne ? '' : ' each'}`,
    (n, isOne) => `${isOne ? 'gagne' : 'gagnent'} ${countFr(n, 'jeton')} de Puissance`,
  ),
  removeTokens: aboutAll(
    character,
    (n, isOne) => `${isOne ? 'loses' : 'lose'} ${count(n, 'Power token')}${isOne ? '' : ' each'}`,
    (n, isOne) => `${isOne ? 'perd' : 'perdent'} ${countFr(n, 'jeton')} de Puissance`,
  ),
  defeat: becomes('defeated', 'Vaincu'),
  hide: becomes('hidden', 'Caché'),
  move: (t, { fact }) => {
    const name = character(t, fact);
    const to = missionName(t, fact.to);
    return sentence(both(`${name.en} moves to ${to.en}.`, `${name.fr} se déplace vers ${to.fr}.`));
  },
  return: changes(
    () => 'returns to hand',
    () => 'retourne en main',
  ),
  takeControl: changes(
    () => 'changes sides',
    () => 'change de camp',
  ),
  release: changes(
    () => 'returns to its owner’s side',
    () => 'revient dans son camp',
  ),
  discardTop: changes(
    () => 'loses its top card',
    () => 'perd sa carte du dessus',
  ),
  gainChakra: amount(gain, chakra),
  loseChakra: amount(verb('lose', 'loses', 'perdez', 'perd'), chakra),
  gainPoints: amount(gain, points),
  evaluate,
  points: award,
  cleanup: silent,
  matchResult: plain(verb('win the match', 'wins the match', 'remportez la partie', 'remporte la partie')),
  ...leaving,
};

const ACTIONS = [
  ...PAID,
  'keep',
  'mulligan',
  'mission',
  'edge',
  'pass',
  'evaluate',
  'matchResult',
  'concede',
  'absent',
];

export const log = logOf({
  sayers: SAYERS,
  runs: ['draw', 'discard', 'mill'],
  sets: ['powerup', 'removeTokens', 'defeat', 'hide'],
  actions: ACTIONS,
});

/** The verbs with words, so that a test can find a fact without any. */
export const saidVerbs: readonly string[] = Object.keys(SAYERS);
