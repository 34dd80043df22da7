// The table as text for a terminal, as one seat sees it.
// Invariant: of hands, decks and Life it shows only what the seat knows; numbers are those of the keys.
// Read next: naming.ts for how cards in play are named.

import type { Said } from '@sleight/kernel/book';
import type { DefIndex } from '@sleight/kernel/ids';
import { defOf } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import { type BoardView, COMMON, cardList, colon, handLines, player, saidOnce } from '@sleight/kit/board';
import type { GameScene } from '@sleight/kit/contract/scene';
import { asOnePiece, type OnePieceBook } from './book';
import type { Card } from './cards/schema';
import { ATTACKER, DON, DON_ACTIVE, DON_DECK, DON_RESTED, PHASE, TARGET, TURN, turnPlayer } from './counters';
import { charactersOf, isRested, leaderOf, stageOf } from './field';
import { isFaceUp, lifeCount } from './life';
import { DECK, HAND, LIFE, TRASH } from './places';
import { cost, power } from './stats';
import { cardText } from './words/card-text';

const WORDS = {
  ...COMMON,
  turn: { en: 'Turn', fr: 'Tour' },
  acts: { en: 'turn player', fr: 'joueur actif' },
  life: { en: 'Life', fr: 'Vie' },
  active: { en: 'active', fr: 'actifs' },
  rested: { en: 'rested', fr: 'épuisés' },
  isRested: { en: 'rested', fr: 'épuisé' },
  inDeck: { en: 'in the DON!! deck', fr: 'dans le deck DON!!' },
  cost: { en: 'cost', fr: 'coût' },
  attacks: { en: 'attacks', fr: 'attaque' },
  leader: { en: 'Leader', fr: 'Leader' },
  stage: { en: 'Stage', fr: 'Lieu' },
  yourTrash: { en: 'Your trash', fr: 'Votre défausse' },
  foeTrash: { en: "Opponent's trash", fr: 'Défausse adverse' },
} satisfies Record<string, Said>;

const PHASES: readonly Said[] = [
  { en: 'setup', fr: 'mise en place' },
  { en: 'Refresh Phase', fr: 'Phase de redressement' },
  { en: 'Draw Phase', fr: 'Phase de pioche' },
  { en: 'DON!! Phase', fr: 'Phase DON!!' },
  { en: 'Main Phase', fr: 'Phase principale' },
  { en: 'End Phase', fr: 'Phase de fin' },
];

const oneLine = saidOnce((card: Card, language) => cardText(card, language).replaceAll('\n', ' '));

type Table = BoardView<OnePieceBook>;

const say = (t: Table, word: keyof typeof WORDS): string => WORDS[word][t.language];

/** "2 Nami 3000 +1 DON!! (rested)": the number options use, power, given DON!!, state. */
function fighter(t: Table, o: Obj, label: string): string {
  const { p } = t;
  const don = o.marks[DON] === 0 ? '' : ` +${o.marks[DON]} DON!!`;
  const rested = isRested(o) ? ` (${say(t, 'isRested')})` : '';
  const price = label === say(t, 'leader') ? '' : ` ${say(t, 'cost')} ${cost(p, o)}`;
  return `${label} ${defOf(p, o).name[t.language]} ${power(p, o)}${price}${don}${rested}`;
}

function stageText(t: Table, o: Obj): string {
  const rested = isRested(o) ? ` (${say(t, 'isRested')})` : '';
  return `${say(t, 'stage')} ${defOf(t.p, o).name[t.language]}${rested}`;
}

function fieldLines(t: Table, seat: Seat): string[] {
  const { s } = t.p;
  const stage = stageOf(s, seat);
  return [
    fighter(t, leaderOf(s, seat), say(t, 'leader')),
    ...charactersOf(s, seat).map((o, i) => fighter(t, o, `${i + 1}`)),
    ...(stage === null ? [] : [stageText(t, stage)]),
  ].map((line) => `  ${line}`);
}

/** How many Life cards, and those that lie face up, counted from the top. */
function lifeText(t: Table, seat: Seat): string {
  const { s } = t.p;
  const n = lifeCount(s, seat);
  const shown = s.zones[LIFE + seat].flatMap((card, position) =>
    isFaceUp(s, seat, position) ? [`${n - position} ${t.book.defs[s.cards.def[card]].name[t.language]}`] : [],
  );
  return `${say(t, 'life')} ${n}${shown.length === 0 ? '' : ` [${shown.toReversed().join(', ')}]`}`;
}

function playerLine(t: Table, seat: Seat): string {
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

/** Nothing for a card that this seat does not know. */
function aboutCard({ book, language }: Table, def: DefIndex): { numbers: string; text: string } {
  const card = book.cards[def - 1];
  return card === undefined
    ? { numbers: '', text: '' }
    : { numbers: numbers(card), text: ` ${oneLine(card)[language]}` };
}

function battleLine(t: Table): string[] {
  const { s } = t.p;
  const [attacker, target] = [ATTACKER, TARGET].map((at) => s.objs.find((o) => o?.id === s.num[at]));
  if (attacker === undefined || attacker === null || target === undefined || target === null) return [];
  const name = (o: Obj): string => `${defOf(t.p, o).name[t.language]} ${power(t.p, o)}`;
  return ['', `${name(attacker)} ${say(t, 'attacks')} ${name(target)}`];
}

/** Before the first turn there is no turn player to name. */
function turnLine(t: Table): string {
  const { num } = t.p.s;
  const name = PHASES[num[PHASE]][t.language];
  if (num[TURN] === 0) return name;
  const phase = `${say(t, 'turn')} ${num[TURN]} · ${name}`;
  return `${phase} · ${say(t, 'acts')}${colon(t)} ${player(t, turnPlayer(t.p.s)).toLowerCase()}`;
}

export const board: GameScene['board'] = (p, seat, language) => {
  const t: Table = { p, book: asOnePiece(p.book), you: seat, language };
  const foe = other(seat);
  return [
    turnLine(t),
    playerLine(t, foe),
    ...fieldLines(t, foe),
    ...battleLine(t),
    '',
    ...fieldLines(t, seat),
    playerLine(t, seat),
    `${say(t, 'yourHand')}${colon(t)}`,
    ...handLines(t, HAND + seat, 40, (def) => aboutCard(t, def)),
    `${say(t, 'yourTrash')}${colon(t)} ${cardList(t, TRASH + seat)}`,
    `${say(t, 'foeTrash')}${colon(t)} ${cardList(t, TRASH + foe)}`,
  ].join('\n');
};
