// The table as text for a terminal, as one seat sees it.
// Invariant: of hands, decks and Life it shows only what the seat knows; numbers are those of the keys.
// Read next: naming.ts for how cards in play are named.

import type { Play, Said } from '@sleight/kernel/book';
import { defOf } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import { asOnePiece, type OnePieceBook } from './book';
import type { Card } from './cards/schema';
import { ATTACKER, DON, DON_ACTIVE, DON_DECK, DON_RESTED, PHASE, TARGET, TURN, turnPlayer } from './counters';
import { charactersOf, isRested, leaderOf, stageOf } from './field';
import { isFaceUp, lifeCount } from './life';
import { DECK, HAND, LIFE, TRASH } from './places';
import { cost, power } from './stats';
import { cardText } from './words/card-text';

type Language = keyof Said;

const WORDS = {
  you: { en: 'You', fr: 'Vous' },
  foe: { en: 'Opponent', fr: 'Adversaire' },
  turn: { en: 'Turn', fr: 'Tour' },
  acts: { en: 'turn player', fr: 'joueur actif' },
  life: { en: 'Life', fr: 'Vie' },
  hand: { en: 'hand', fr: 'main' },
  deck: { en: 'deck', fr: 'deck' },
  active: { en: 'active', fr: 'actifs' },
  rested: { en: 'rested', fr: 'épuisés' },
  isRested: { en: 'rested', fr: 'épuisé' },
  inDeck: { en: 'in the DON!! deck', fr: 'dans le deck de DON!!' },
  cost: { en: 'cost', fr: 'coût' },
  attacks: { en: 'attacks', fr: 'attaque' },
  leader: { en: 'Leader', fr: 'Leader' },
  stage: { en: 'Stage', fr: 'Lieu' },
  yourHand: { en: 'Your hand', fr: 'Votre main' },
  yourTrash: { en: 'Your trash', fr: 'Votre défausse' },
  foeTrash: { en: "Opponent's trash", fr: 'Défausse adverse' },
  nothing: { en: 'nothing', fr: 'rien' },
} satisfies Record<string, Said>;

const PHASES: readonly Said[] = [
  { en: 'setup', fr: 'mise en place' },
  { en: 'Refresh Phase', fr: 'Phase de Redressement' },
  { en: 'Draw Phase', fr: 'Phase de Pioche' },
  { en: 'DON!! Phase', fr: 'Phase de DON!!' },
  { en: 'Main Phase', fr: 'Phase Principale' },
  { en: 'End Phase', fr: 'Phase de Fin' },
];

const said = new WeakMap<Card, Said>();

/** The text of a card on one line; made once, for making it is slow. */
function oneLine(card: Card | undefined, language: Language): string {
  if (card === undefined) return '';
  const line = (which: Language): string => cardText(card, which).replaceAll('\n', ' ');
  const known = said.get(card) ?? { en: line('en'), fr: line('fr') };
  said.set(card, known);
  return known[language];
}

interface Seen {
  readonly p: Play;
  readonly book: OnePieceBook;
  readonly you: Seat;
  readonly language: Language;
}

const say = (t: Seen, word: keyof typeof WORDS): string => WORDS[word][t.language];
const colon = (t: Seen): string => (t.language === 'fr' ? '\u202f:' : ':');
const player = (t: Seen, seat: Seat): string => say(t, seat === t.you ? 'you' : 'foe');

/** "2 Nami 3000 +1 DON!! (rested)": the number options use, power, given DON!!, state. */
function fighter(t: Seen, o: Obj, label: string): string {
  const { p } = t;
  const don = o.marks[DON] === 0 ? '' : ` +${o.marks[DON]} DON!!`;
  const rested = isRested(o) ? ` (${say(t, 'isRested')})` : '';
  const price = label === say(t, 'leader') ? '' : ` ${say(t, 'cost')} ${cost(p, o)}`;
  return `${label} ${defOf(p, o).name[t.language]} ${power(p, o)}${price}${don}${rested}`;
}

function stageText(t: Seen, o: Obj): string {
  const rested = isRested(o) ? ` (${say(t, 'isRested')})` : '';
  return `${say(t, 'stage')} ${defOf(t.p, o).name[t.language]}${rested}`;
}

function fieldLines(t: Seen, seat: Seat): string[] {
  const { s } = t.p;
  const stage = stageOf(s, seat);
  return [
    fighter(t, leaderOf(s, seat), say(t, 'leader')),
    ...charactersOf(s, seat).map((o, i) => fighter(t, o, `${i + 1}`)),
    ...(stage === null ? [] : [stageText(t, stage)]),
  ].map((line) => `  ${line}`);
}

/** How many Life cards, and those that lie face up, counted from the top. */
function lifeText(t: Seen, seat: Seat): string {
  const { s } = t.p;
  const n = lifeCount(s, seat);
  const shown = s.zones[LIFE + seat].flatMap((card, position) =>
    isFaceUp(s, seat, position) ? [`${n - position} ${t.book.defs[s.cards.def[card]].name[t.language]}`] : [],
  );
  return `${say(t, 'life')} ${n}${shown.length === 0 ? '' : ` [${shown.toReversed().join(', ')}]`}`;
}

function playerLine(t: Seen, seat: Seat): string {
  const { s } = t.p;
  const don = `DON!! ${s.num[DON_ACTIVE + seat]} ${say(t, 'active')}, ${s.num[DON_RESTED + seat]} ${say(t, 'rested')}, ${s.num[DON_DECK + seat]} ${say(t, 'inDeck')}`;
  const parts = [
    lifeText(t, seat),
    don,
    `${say(t, 'hand')} ${s.zones[HAND + seat].length}`,
    `${say(t, 'deck')} ${s.zones[DECK + seat].length}`,
  ];
  return `${player(t, seat)}${colon(t)} ${parts.join(' · ')}`;
}

function numbers(card: Card): string {
  switch (card.category) {
    case 'Leader':
      return ` ${card.power}`;
    case 'Character':
      return ` ${card.cost}/${card.power}${card.counter === 0 ? '' : ` +${card.counter}`}`;
    default:
      return ` ${card.cost}`;
  }
}

/** One line per different card of your hand: how many, number, name, cost and power, text. */
function handLines(t: Seen): string[] {
  const defs = t.p.s.zones[HAND + t.you].map((card) => t.p.s.cards.def[card]);
  return [...new Set(defs)]
    .toSorted((a, b) => a - b)
    .map((def) => {
      const card = t.book.cards[def - 1];
      const n = defs.filter((one) => one === def).length;
      const { id, name } = t.book.defs[def];
      const called = `${id} ${name[t.language]}${card === undefined ? '' : numbers(card)}`;
      return `  ${(n === 1 ? '' : `x${n}`).padEnd(4)}${called.padEnd(40)} ${oneLine(card, t.language)}`.trimEnd();
    });
}

function cardList(t: Seen, zone: number): string {
  const names = t.p.s.zones[zone].map((card) => t.book.defs[t.p.s.cards.def[card]].name[t.language]);
  return names.length === 0 ? say(t, 'nothing') : names.join(', ');
}

function battleLine(t: Seen): string[] {
  const { s } = t.p;
  const [attacker, target] = [ATTACKER, TARGET].map((at) => s.objs.find((o) => o?.id === s.num[at]));
  if (attacker === undefined || attacker === null || target === undefined || target === null) return [];
  const name = (o: Obj): string => `${defOf(t.p, o).name[t.language]} ${power(t.p, o)}`;
  return ['', `${name(attacker)} ${say(t, 'attacks')} ${name(target)}`];
}

export function board(p: Play, seat: Seat, language: Language): string {
  const t: Seen = { p, book: asOnePiece(p.book), you: seat, language };
  const foe = other(seat);
  const { num } = p.s;
  return [
    `${say(t, 'turn')} ${num[TURN]} · ${PHASES[num[PHASE]][language]} · ${say(t, 'acts')}${colon(t)} ${player(t, turnPlayer(p.s)).toLowerCase()}`,
    playerLine(t, foe),
    ...fieldLines(t, foe),
    ...battleLine(t),
    '',
    ...fieldLines(t, seat),
    playerLine(t, seat),
    `${say(t, 'yourHand')}${colon(t)}`,
    ...handLines(t),
    `${say(t, 'yourTrash')}${colon(t)} ${cardList(t, TRASH + seat)}`,
    `${say(t, 'foeTrash')}${colon(t)} ${cardList(t, TRASH + foe)}`,
  ].join('\n');
}
