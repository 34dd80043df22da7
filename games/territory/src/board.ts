// The table as text for a terminal, as one seat sees it (spec 16.1, 16.2).
// Invariant: of the opponent's hand and of both decks it shows only the number of cards.
// Read next: counters.ts for the numbers, naming.ts for how effects are named.

import type { Language, Play, Said } from '@sleight/kernel/book';
import { MOD, OBJ, ref } from '@sleight/kernel/code';
import { changes } from '@sleight/kernel/derive';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { defOf, objAt } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import { describeCard } from '@sleight/kernel/text/describe';
import { signed } from '@sleight/kernel/text/english';
import { COMMON } from '@sleight/kit/board';
import { asTerritory } from './book';
import {
  BONUS,
  DAMAGE,
  FIRST,
  GAINED,
  hasPassed,
  LOST,
  MARKS,
  NEXT_UNIT,
  POWER,
  ROUND,
  seatIn,
  UNIT,
  WON,
} from './counters';
import { DECK, DISCARD, HAND, LEADER, slot } from './places';
import { power } from './power';
import { finalVp, laneWinner } from './round';
import { type Rules, rulesOf } from './rules';
import { words } from './words';

const WORDS = {
  ...COMMON,
  round: { en: 'Round', fr: 'Manche' },
  marks: { en: 'marks (you-opponent)', fr: 'marques (vous-adversaire)' },
  starts: { en: 'first priority', fr: 'première priorité' },
  lane: { en: 'Lane', fr: 'Couloir' },
  ahead: { en: 'Ahead', fr: 'En tête' },
  gained: { en: 'VP gained', fr: 'PV gagnés' },
  lost: { en: 'lost', fr: 'perdus' },
  projected: { en: 'projected', fr: 'prévus' },
  next: { en: 'next unit', fr: 'prochaine unité' },
  passed: { en: 'has passed', fr: 'a passé' },
  leader: { en: 'leader', fr: 'meneur' },
  used: { en: 'used', fr: 'utilisé' },
  damage: { en: 'dmg', fr: 'dég.' },
  effects: { en: 'Ongoing effects', fr: 'Effets persistants' },
} satisfies Record<string, Said>;

const LABEL = 12;
const WIDEST = 110;

function fit(text: string, width: number): string {
  return text.length < width ? text.padEnd(width) : `${text.slice(0, width - 2)}… `;
}

/** VP as if the round ended now, without Conquer (16.2); once both have passed the lanes are fixed. */
export function projectedVp(p: Play, rules: Rules, seat: Seat): number {
  const isFixed = hasPassed(p.s, 0) && hasPassed(p.s, 1);
  if (isFixed) return finalVp(p.s, rules, seat);
  const num = p.s.num.slice();
  num[WON + seat] = 0;
  for (let lane = 1; lane <= rules.lanes; lane++) if (laneWinner(p, rules, lane) === seat) num[WON + seat]++;
  return finalVp({ ...p.s, num }, rules, seat);
}

/** "5", or its computation: "4 = 5 +1 -2 dmg", printed, then bonuses, then damage. */
function powerText(p: Play, unit: Obj, language: Language): string {
  const now = power(p, unit);
  const printed = defOf(p, unit).printed[0];
  const damage = unit.marks[DAMAGE];
  const bonus = unit.marks[BONUS] + changes(p, POWER, ref(OBJ, unit.id));
  if (bonus === 0 && damage === 0) return `${now}`;
  const plus = bonus === 0 ? '' : ` ${signed(bonus)}`;
  const minus = damage === 0 ? '' : ` -${damage} ${WORDS.damage[language]}`;
  return `${now} = ${printed}${plus}${minus}`;
}

/** One line per different card of your hand: how many, its name, power and text. */
function handLines(p: Play, seat: Seat, language: Language): string[] {
  const defs = p.s.zones[HAND + seat].map((card) => p.book.defs[p.s.cards.def[card]]);
  const kept = [...new Set(defs)].sort((a, b) => a.name[language].localeCompare(b.name[language], language));
  return kept.map((def) => {
    const n = defs.filter((one) => one === def).length;
    const card = asTerritory(p.book).cards.find(({ id }) => id === def.id);
    const text = card === undefined ? '' : describeCard(card, language, words).replaceAll('\n', ' ');
    const power = def.kind === UNIT ? ` ${def.printed[0]}` : '';
    const times = (n === 1 ? '' : `x${n}`).padEnd(4);
    return `  ${times}${`${def.name[language]}${power}`.padEnd(26)}${text}`.trimEnd();
  });
}

/** Cards of a zone in order, equal neighbours counted: "Scout, Champion x2". */
function cardList(p: Play, zone: PlaceIndex, language: Language): string {
  const names = p.s.zones[zone].map((card) => p.book.defs[p.s.cards.def[card]].name[language]);
  const runs: { name: string; n: number }[] = [];
  for (const name of names) {
    const last = runs[runs.length - 1];
    if (last?.name === name) last.n++;
    else runs.push({ name, n: 1 });
  }
  const text = runs.map(({ name, n }) => (n === 1 ? name : `${name} x${n}`)).join(', ');
  return text === '' ? WORDS.nothing[language] : text;
}

function leaderText(p: Play, seat: Seat, language: Language): string[] {
  const leader = objAt(p.s, LEADER + seat);
  if (leader === null) return [];
  const used = leader.used === 0 ? '' : ` (${WORDS.used[language]})`;
  return [`${WORDS.leader[language]} ${defOf(p, leader).name[language]}${used}`];
}

function playerLine(p: Play, rules: Rules, seat: Seat, you: Seat, language: Language): string {
  const { num, zones } = p.s;
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const parts = [
    ...leaderText(p, seat, language),
    `${say('hand')} ${zones[HAND + seat].length}`,
    `${say('deck')} ${zones[DECK + seat].length}`,
    `${say('gained')} ${num[GAINED + seat]}, ${say('lost')} ${num[LOST + seat]}, ${say('projected')} ${projectedVp(p, rules, seat)}`,
  ];
  if (num[NEXT_UNIT + seat] !== 0) parts.push(`${say('next')} ${signed(num[NEXT_UNIT + seat])}`);
  if (hasPassed(p.s, seat)) parts.push(say('passed').toUpperCase());
  return `${fit(say(seat === you ? 'you' : 'foe'), LABEL)}${parts.join(' · ')}`;
}

type Row = (label: string, cells: readonly string[]) => string;

/** Rows of equal cells that fit the terminal. */
const rows =
  (width: number): Row =>
  (label, cells) => {
    const cell = Math.floor((Math.min(width, WIDEST) - LABEL) / cells.length);
    return `${fit(label, LABEL)}${cells.map((text) => fit(text, cell)).join('')}`.trimEnd();
  };

function slotRows(row: Row, p: Play, lanes: number, seat: Seat, you: Seat, language: Language): string[] {
  const units = Array.from({ length: lanes }, (_, i) => objAt(p.s, slot(lanes, seat, i + 1)));
  return [
    row(
      WORDS[seat === you ? 'you' : 'foe'][language],
      units.map((unit) => (unit === null ? '·' : defOf(p, unit).name[language])),
    ),
    row(
      '',
      units.map((unit) => (unit === null ? '' : powerText(p, unit, language))),
    ),
  ];
}

function aheadRow(row: Row, p: Play, rules: Rules, you: Seat, language: Language): string {
  const ahead = Array.from({ length: rules.lanes }, (_, i) => laneWinner(p, rules, i + 1));
  return row(
    WORDS.ahead[language],
    ahead.map((seat) => (seat === null ? '-' : WORDS[seat === you ? 'you' : 'foe'][language])),
  );
}

/** Effects by age, oldest first, with the numbers that options use. */
function effectLines(p: Play, seat: Seat, language: Language): string[] {
  return p.s.mods.map((mod, i) => {
    const number = `${i + 1}`.padStart(3);
    return `${number}  ${p.book.naming.ref(p, seat, ref(MOD, mod.id)).say[language]}`;
  });
}

export function board(p: Play, seat: Seat, language: Language, width = WIDEST): string {
  const row = rows(width);
  const rules = rulesOf(p.book);
  const foe = other(seat);
  const { num } = p.s;
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const colon = language === 'fr' ? '\u202f:' : ':';
  const starts = say(seatIn(p.s, FIRST) === seat ? 'you' : 'foe').toLowerCase();
  const lanes = Array.from({ length: rules.lanes }, (_, i) => `${say('lane')} ${i + 1}`);
  const lines = [
    `${say('round')} ${num[ROUND]} · ${say('marks')} ${num[MARKS + seat]}-${num[MARKS + foe]} · ${say('starts')}${colon} ${starts}`,
    playerLine(p, rules, foe, seat, language),
    '',
    row('', lanes),
    ...slotRows(row, p, rules.lanes, foe, seat, language),
    ...slotRows(row, p, rules.lanes, seat, seat, language),
    aheadRow(row, p, rules, seat, language),
    '',
  ];
  if (p.s.mods.length > 0) lines.push(`${say('effects')}${colon}`, ...effectLines(p, seat, language), '');
  lines.push(
    playerLine(p, rules, seat, seat, language),
    `${say('yourHand')}${colon}`,
    ...handLines(p, seat, language),
    `${say('yourDiscard')}${colon} ${cardList(p, DISCARD + seat, language)}`,
    `${say('foeDiscard')}${colon} ${cardList(p, DISCARD + foe, language)}`,
  );
  return lines.join('\n');
}
