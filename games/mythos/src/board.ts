// The table as text for a terminal, as one seat sees it.
// Invariant: of hands, decks and hidden characters it shows only what the seat knows; numbers are those of the keys.
// Read next: counters.ts for the numbers, naming.ts for how characters are named.

import type { Said } from '@sleight/kernel/book';
import type { DefIndex } from '@sleight/kernel/ids';
import { defOf, objAt } from '@sleight/kernel/objects';
import { knownTo, type Obj, other, type Seat } from '@sleight/kernel/state';
import { type BoardView, COMMON, cardList, colon, handLines, player, saidOnce } from '@sleight/kit/board';
import type { GameScene } from '@sleight/kit/contract/scene';
import { asMythos, type MythosBook } from './book';
import type { Card } from './cards/schema';
import { onSide, ownerOf, power, total } from './character';
import {
  ACTIVE,
  BASE_POINTS,
  CHAKRA,
  edgeHolder,
  hasPassed,
  LINK,
  PHASE,
  POINTS,
  seatIn,
  TOKENS,
  TURN,
} from './counters';
import { RANKS } from './mission-names';
import { DECK, DISCARD, HAND, MISSIONS, missionPlace } from './places';
import { cardText } from './words/card-text';

const WORDS = {
  ...COMMON,
  turn: { en: 'Turn', fr: 'Tour' },
  points: { en: 'points (you-opponent)', fr: 'points (vous-adversaire)' },
  edge: { en: 'Edge', fr: 'Edge' },
  acts: { en: 'acting', fr: 'en action' },
  mission: { en: 'Mission', fr: 'Mission' },
  worth: { en: 'worth', fr: 'vaut' },
  chakra: { en: 'chakra', fr: 'chakra' },
  passed: { en: 'has passed', fr: 'a passé' },
  hidden: { en: 'hidden', fr: 'caché' },
  stolen: { en: 'stolen', fr: 'pris' },
  held: { en: 'held', fr: 'retenu' },
} satisfies Record<string, Said>;

const PHASES: readonly Said[] = [
  { en: 'setup', fr: 'mise en place' },
  { en: 'Start Phase', fr: 'phase de départ' },
  { en: 'Action Phase', fr: "phase d'action" },
  { en: 'Mission Phase', fr: 'phase de mission' },
  { en: 'End Phase', fr: 'phase de fin' },
];
const LABEL = 14;

const oneLine = saidOnce((card: Card, language) => cardText(card, language).replaceAll('\n', ' '));

type Table = BoardView<MythosBook>;

const say = (t: Table, word: keyof typeof WORDS): string => WORDS[word][t.language];

/** "1 Naruto Uzumaki 5 +2": the number options use, who it is if this seat knows, Power and its tokens. */
function characterText(t: Table, o: Obj, n: number): string {
  const { p } = t;
  const [top] = o.cards;
  const isKnown = (p.s.cards.knows[top] & knownTo(t.you)) !== 0;
  const name = isKnown ? defOf(p, o).name[t.language] : '';
  const called = o.down === 0 ? name : name === '' ? say(t, 'hidden') : `[${say(t, 'hidden')} ${name}]`;
  const tokens = o.marks[TOKENS] === 0 ? '' : ` +${o.marks[TOKENS]}`;
  const stack = o.cards.length === 1 ? '' : ` ×${o.cards.length}`;
  const isStolen = ownerOf(p, o) !== o.ctrl;
  const stolen = isStolen ? ` (${say(t, o.marks[LINK] === 0 ? 'stolen' : 'held')})` : '';
  return `${n} ${called}${stack} ${power(p, t.book.rules, o)}${tokens}${stolen}`;
}

function sideLine(t: Table, seat: Seat, mission: number): string {
  const texts: string[] = [];
  onSide(t.p, seat, mission, (o) => texts.push(characterText(t, o, texts.length + 1)));
  return `  ${player(t, seat).padEnd(LABEL)}${texts.length === 0 ? '-' : texts.join(' · ')}`;
}

/** The text of a card on one line; nothing for a card that this seat does not know. */
function textOf({ book, language }: Table, def: DefIndex): string {
  const card = book.cards[def - 1];
  return card === undefined ? '' : oneLine(card)[language];
}

function missionLines(t: Table, mission: number): string[] {
  const { p, you, book } = t;
  const card = objAt(p.s, missionPlace(mission));
  if (card === null) return [];
  const def = defOf(p, card);
  const base = book.rules.score.points === 'rank' ? 0 : def.printed[BASE_POINTS];
  const totals = [you, other(you)].map((seat) => total(p, book.rules, seat, mission));
  const text = textOf(t, def.index);
  return [
    `${say(t, 'mission')} ${mission} (${RANKS[mission]}) ${def.name[t.language]} · ${say(t, 'worth')} ${base + mission} · ${totals.join('-')}`,
    ...(text === '' ? [] : [`  ${text}`]),
    sideLine(t, other(you), mission),
    sideLine(t, you, mission),
  ];
}

function playerLine(t: Table, seat: Seat): string {
  const { s } = t.p;
  const parts = [
    `${say(t, 'chakra')} ${s.num[CHAKRA + seat]}`,
    `${say(t, 'hand')} ${s.zones[HAND + seat].length}`,
    `${say(t, 'deck')} ${s.zones[DECK + seat].length}`,
    ...(edgeHolder(s) === seat ? [say(t, 'edge')] : []),
    ...(hasPassed(s, seat) ? [say(t, 'passed').toUpperCase()] : []),
  ];
  return `${player(t, seat)}${colon(t)} ${parts.join(' · ')}`;
}

/** Cost and Power. */
function numbersOf({ book }: Table, def: DefIndex): string {
  const card = book.cards[def - 1];
  if (card === undefined || card.kind === 'mission') return '';
  return card.kind === 'character' ? ` ${card.cost}/${card.power}` : ` ${card.cost}`;
}

export const board: GameScene['board'] = (p, seat, language) => {
  const t: Table = { p, book: asMythos(p.book), you: seat, language };
  const foe = other(seat);
  const { num } = p.s;
  const points = `${num[POINTS + seat]}-${num[POINTS + foe]}`;
  const missions = Array.from({ length: num[TURN] }, (_, i) => missionLines(t, i + 1)).flat();
  const phase = PHASES[num[PHASE]][language];
  const now = num[TURN] === 0 ? phase : `${say(t, 'turn')} ${num[TURN]}/${MISSIONS} · ${phase}`;
  return [
    `${now} · ${say(t, 'points')} ${points} · ${say(t, 'acts')}${colon(t)} ${player(t, seatIn(p.s, ACTIVE)).toLowerCase()}`,
    playerLine(t, foe),
    '',
    ...missions,
    '',
    playerLine(t, seat),
    `${say(t, 'yourHand')}${colon(t)}`,
    ...handLines(t, HAND + seat, 34, (def) => ({ numbers: numbersOf(t, def), text: textOf(t, def) })),
    `${say(t, 'yourDiscard')}${colon(t)} ${cardList(t, DISCARD + seat)}`,
    `${say(t, 'foeDiscard')}${colon(t)} ${cardList(t, DISCARD + foe)}`,
  ].join('\n');
};
