// The table as text for a terminal, as one seat sees it.
// Invariant: of hands, decks and hidden characters it shows only what the seat knows; numbers are those of the keys.
// Read next: counters.ts for the numbers, naming.ts for how characters are named.

import type { Play, Said } from '@sleight/kernel/book';
import { defOf, objAt } from '@sleight/kernel/objects';
import { knownTo, type Obj, other, type Seat } from '@sleight/kernel/state';
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
import { DECK, DISCARD, HAND, MISSIONS, missionPlace } from './places';
import { cardText } from './words/card-text';

type Language = keyof Said;

const WORDS = {
  you: { en: 'You', fr: 'Vous' },
  foe: { en: 'Opponent', fr: 'Adversaire' },
  turn: { en: 'Turn', fr: 'Tour' },
  points: { en: 'points (you-opponent)', fr: 'points (vous-adversaire)' },
  edge: { en: 'Edge', fr: 'Edge' },
  acts: { en: 'acting', fr: 'en action' },
  mission: { en: 'Mission', fr: 'Mission' },
  worth: { en: 'worth', fr: 'vaut' },
  chakra: { en: 'chakra', fr: 'chakra' },
  hand: { en: 'hand', fr: 'main' },
  deck: { en: 'deck', fr: 'deck' },
  passed: { en: 'has passed', fr: 'a passé' },
  hidden: { en: 'hidden', fr: 'caché' },
  stolen: { en: 'stolen', fr: 'pris' },
  held: { en: 'held', fr: 'retenu' },
  yourHand: { en: 'Your hand', fr: 'Votre main' },
  yourDiscard: { en: 'Your discard', fr: 'Votre défausse' },
  foeDiscard: { en: "Opponent's discard", fr: 'Défausse adverse' },
  nothing: { en: 'nothing', fr: 'rien' },
} satisfies Record<string, Said>;

const PHASES: readonly Said[] = [
  { en: 'setup', fr: 'mise en place' },
  { en: 'Start Phase', fr: 'phase de départ' },
  { en: 'Action Phase', fr: "phase d'action" },
  { en: 'Mission Phase', fr: 'phase de mission' },
  { en: 'End Phase', fr: 'phase de fin' },
];
const RANKS = ['', 'D', 'C', 'B', 'A'];
const LABEL = 14;

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
  readonly book: MythosBook;
  readonly you: Seat;
  readonly language: Language;
}

const say = (t: Seen, word: keyof typeof WORDS): string => WORDS[word][t.language];
const colon = (t: Seen): string => (t.language === 'fr' ? '\u202f:' : ':');
const player = (t: Seen, seat: Seat): string => say(t, seat === t.you ? 'you' : 'foe');

/** "1 Naruto Uzumaki 5 +2": the number options use, who it is if this seat knows, Power and its tokens. */
function characterText(t: Seen, o: Obj, n: number): string {
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

function sideLine(t: Seen, seat: Seat, mission: number): string {
  const texts: string[] = [];
  onSide(t.p, seat, mission, (o) => texts.push(characterText(t, o, texts.length + 1)));
  return `  ${player(t, seat).padEnd(LABEL)}${texts.length === 0 ? '-' : texts.join(' · ')}`;
}

function missionLines(t: Seen, mission: number): string[] {
  const { p, you, book } = t;
  const card = objAt(p.s, missionPlace(mission));
  if (card === null) return [];
  const def = defOf(p, card);
  const base = book.rules.score.points === 'rank' ? 0 : def.printed[BASE_POINTS];
  const totals = [you, other(you)].map((seat) => total(p, book.rules, seat, mission));
  const text = oneLine(book.cards[def.index - 1], t.language);
  return [
    `${say(t, 'mission')} ${mission} (${RANKS[mission]}) ${def.name[t.language]} · ${say(t, 'worth')} ${base + mission} · ${totals.join('-')}`,
    ...(text === '' ? [] : [`  ${text}`]),
    sideLine(t, other(you), mission),
    sideLine(t, you, mission),
  ];
}

function playerLine(t: Seen, seat: Seat): string {
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

const numbers = (card: Card): string =>
  card.kind === 'character' ? ` ${card.cost}/${card.power}` : card.kind === 'jutsu' ? ` ${card.cost}` : '';

/** One line per different card of your hand: how many, id, name, cost and Power, text. */
function handLines(t: Seen): string[] {
  const defs = t.p.s.zones[HAND + t.you].map((card) => t.p.s.cards.def[card]);
  return [...new Set(defs)]
    .toSorted((a, b) => a - b)
    .map((def) => {
      const card = t.book.cards[def - 1];
      const n = defs.filter((one) => one === def).length;
      const { id, name } = t.book.defs[def];
      const called = `${id} ${name[t.language]}${card === undefined ? '' : numbers(card)}`;
      return `  ${(n === 1 ? '' : `x${n}`).padEnd(4)}${called.padEnd(34)}${oneLine(card, t.language)}`.trimEnd();
    });
}

function cardList(t: Seen, zone: number): string {
  const names = t.p.s.zones[zone].map((card) => t.book.defs[t.p.s.cards.def[card]].name[t.language]);
  return names.length === 0 ? say(t, 'nothing') : names.join(', ');
}

export function board(p: Play, seat: Seat, language: Language): string {
  const t: Seen = { p, book: asMythos(p.book), you: seat, language };
  const foe = other(seat);
  const { num } = p.s;
  const points = `${num[POINTS + seat]}-${num[POINTS + foe]}`;
  const missions = Array.from({ length: num[TURN] }, (_, i) => missionLines(t, i + 1)).flat();
  return [
    `${say(t, 'turn')} ${num[TURN]}/${MISSIONS} · ${PHASES[num[PHASE]][language]} · ${say(t, 'points')} ${points} · ${say(t, 'acts')}${colon(t)} ${player(t, seatIn(p.s, ACTIVE)).toLowerCase()}`,
    playerLine(t, foe),
    '',
    ...missions,
    '',
    playerLine(t, seat),
    `${say(t, 'yourHand')}${colon(t)}`,
    ...handLines(t),
    `${say(t, 'yourDiscard')}${colon(t)} ${cardList(t, DISCARD + seat)}`,
    `${say(t, 'foeDiscard')}${colon(t)} ${cardList(t, DISCARD + foe)}`,
  ].join('\n');
}
