// The table as text for a terminal, as one seat sees it (spec 11.1).
// Invariant: it shows only the number of cards in the opponent's hands and in the decks, and of
// the opponent's commit only that it is in.

import type { Language, Play, Said } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { other, type Seat } from '@sleight/kernel/state';
import { signed } from '@sleight/kernel/text/english';
import { COMMON } from '@sleight/kit/board';
import { attributionTable } from './attribution-table';
import { composing, isIn } from './commit';
import { BONUS, ROUND, score, TIMEOUTS, TOTAL_DAMAGE, TOTAL_HEALTH } from './counters';
import { composedIn, lastRound, shownIn } from './history';
import { ANIMALS, animalDeck, animalDiscard, DECK, DISCARD, HAND, SLEEVES, USED } from './places';
import { asSleeved } from './rulebook';
import { textOf } from './text';

const WORDS = {
  round: { en: 'Round', fr: 'Manche' },
  score: { en: 'score (you-opponent)', fr: 'score (vous-adversaire)' },
  goal: { en: 'to win', fr: 'pour gagner' },
  of: { en: 'of', fr: 'sur' },
  ...COMMON,
  hand: { en: 'equipment in hand', fr: 'équipements en main' },
  handOne: { en: 'equipment in hand', fr: 'équipement en main' },
  animals: { en: 'animals', fr: 'animaux' },
  animal: { en: 'animal', fr: 'animal' },
  deck: { en: 'deck', fr: 'pioche' },
  in: { en: 'HAS COMMITTED', fr: 'A ENGAGÉ SA CARTE' },
  later: { en: 'your cards have', fr: 'vos cartes ont' },
  foeLater: { en: 'their cards have', fr: 'ses cartes ont' },
  damage: { en: 'damage', fr: 'aux dégâts' },
  health: { en: 'health', fr: 'en santé' },
  bonus: { en: 'initiative this round', fr: 'en initiative pour cette manche' },
  timeouts: { en: 'expired in a row', fr: 'délais dépassés de suite' },
  timeout: { en: 'expired', fr: 'délai dépassé' },
  sleeves: { en: 'Sleeves', fr: 'Pochettes' },
  used: { en: 'used', fr: 'utilisées' },
  yourAnimals: { en: 'Your animals', fr: 'Vos animaux' },
  yourHand: { en: 'Your equipment', fr: 'Vos équipements' },
  animalDeck: { en: 'Animal deck', fr: 'Pioche des animaux' },
  discard: { en: 'discard', fr: 'défausse' },
  lastOwn: { en: 'Last round, your card', fr: 'Dernière manche, votre carte' },
  lastFoe: { en: "Last round, opponent's card", fr: 'Dernière manche, carte adverse' },
  survived: { en: 'survived', fr: 'a survécu' },
  destroyed: { en: 'destroyed', fr: 'détruite' },
  points: { en: 'points', fr: 'points' },
  point: { en: 'point', fr: 'point' },
  building: { en: 'Your card', fr: 'Votre carte' },
  nothing: { en: '—', fr: '—' },
} satisfies Record<string, Said>;

interface Page {
  readonly p: Play;
  readonly you: Seat;
  readonly language: Language;
  say(word: keyof typeof WORDS): string;
  readonly colon: string;
}

/** A number and its noun; French treats 0 as singular. */
function counted(
  { language, say }: Page,
  n: number,
  one: keyof typeof WORDS,
  more: keyof typeof WORDS,
): string {
  const isSingular = language === 'fr' ? n < 2 : n === 1;
  return `${n} ${say(isSingular ? one : more)}`;
}

/** Names of a zone's cards, equal ones counted: "Whetstone x2, Siege Horn". */
function names({ p, language, say }: Page, zone: PlaceIndex): string {
  const all = p.s.zones[zone].map((card) => p.book.defs[p.s.cards.def[card]].name[language]);
  const text = [...new Set(all)]
    .map((name) => {
      const n = all.filter((one) => one === name).length;
      return n === 1 ? name : `${name} x${n}`;
    })
    .join(', ');
  return text === '' ? say('nothing') : text;
}

/** One line per different card in hand, with its text. */
function handLines({ p, language }: Page, zone: PlaceIndex): string[] {
  const { cards } = asSleeved(p.book);
  const defs = p.s.zones[zone].map((card) => p.s.cards.def[card]);
  return [...new Set(defs)]
    .filter((def) => def > 0)
    .map((def) => {
      const n = defs.filter((one) => one === def).length;
      const { name } = p.book.defs[def];
      const text = textOf(cards[def - 1])[language];
      return `  ${`${name[language]}${n === 1 ? '' : ` x${n}`}`.padEnd(26)}${text}`;
    });
}

/** The same for sleeves, whose text has two lines. */
const sleeveLines = (page: Page): string[] =>
  handLines(page, SLEEVES + page.you).map((line) => line.replaceAll('\n', ' '));

function carried(page: Page, seat: Seat): string[] {
  const { num } = page.p.s;
  const totals = [
    [num[TOTAL_DAMAGE + seat], page.say('damage')],
    [num[TOTAL_HEALTH + seat], page.say('health')],
    [num[BONUS + seat], page.say('bonus')],
  ] as const;
  const said = totals.filter(([n]) => n !== 0).map(([n, what]) => `${signed(n)} ${what}`);
  const head = page.say(seat === page.you ? 'later' : 'foeLater');
  return said.length === 0 ? [] : [`${head} ${said.join(', ')}`];
}

function playerLine(page: Page, seat: Seat): string {
  const { p, say } = page;
  const { zones, num } = p.s;
  const late = num[TIMEOUTS + seat];
  const parts = [
    counted(page, zones[HAND + seat].length, 'handOne', 'hand'),
    counted(page, zones[ANIMALS + seat].length, 'animal', 'animals'),
    `${say('deck')} ${zones[DECK + seat].length}`,
    ...carried(page, seat),
    ...(late > 0 ? [counted(page, late, 'timeout', 'timeouts')] : []),
    ...(isIn(p, seat) ? [say('in')] : []),
  ];
  return `${say(seat === page.you ? 'you' : 'foe').padEnd(12)}${parts.join(' · ')}`;
}

function sleeveLine(page: Page, seat: Seat): string {
  const { say, colon } = page;
  const used = names(page, USED + seat);
  return `${''.padEnd(12)}${say('sleeves')}${colon} ${names(page, SLEEVES + seat)} (${say('used')}${colon} ${used})`;
}

/** The cards of the last round. */
function lastLines(page: Page): string[] {
  const { p, you, language, say } = page;
  const book = asSleeved(p.book);
  const round = lastRound(p.s);
  return [other(you), you].flatMap((seat) => {
    const shown = shownIn(p.s, round, seat);
    if (shown === null) return [];
    const fate = say(shown.survived ? 'survived' : 'destroyed');
    const title = `${say(seat === you ? 'lastOwn' : 'lastFoe')} (${fate}, ${counted(page, shown.points, 'point', 'points')})`;
    const [head, ...rest] = attributionTable(book, composedIn(book, shown), '', language);
    return [title, head, ...rest, ''];
  });
}

export function board(p: Play, you: Seat, language: Language): string {
  const book = asSleeved(p.book);
  const { rules } = book;
  const foe = other(you);
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const page: Page = { p, you, language, say, colon: language === 'fr' ? '\u202f:' : ':' };
  const goal =
    rules.endMode === 'threshold' ? `${rules.pointsToWin} ${say('goal')}` : `${say('of')} ${rules.maxRounds}`;
  const card = composing(book, p.s, you);
  const piles = (seat: Seat): string =>
    `${say('animalDeck')} ${p.s.zones[animalDeck(rules, seat)].length}, ${say('discard')}${page.colon} ${names(page, animalDiscard(rules, seat))}`;
  const round = `${say('round')} ${p.s.num[ROUND]}`;
  const lines = [
    `${rules.endMode === 'threshold' ? round : `${round} ${goal}`} · ${say('score')} ${score(p.s, you)}-${score(p.s, foe)}${
      rules.endMode === 'threshold' ? ` · ${goal}` : ''
    }`,
    playerLine(page, foe),
    sleeveLine(page, foe),
    playerLine(page, you),
    sleeveLine(page, you),
    piles(you),
    `${say('yourDiscard')}${page.colon} ${names(page, DISCARD + you)}`,
    `${say('foeDiscard')}${page.colon} ${names(page, DISCARD + foe)}`,
    '',
    ...lastLines(page),
    `${say('sleeves')}${page.colon}`,
    ...sleeveLines(page),
    `${say('yourAnimals')}${page.colon}`,
    ...handLines(page, ANIMALS + you),
    `${say('yourHand')}${page.colon}`,
    ...handLines(page, HAND + you),
  ];
  if (card !== null) lines.push('', ...attributionTable(book, card, say('building'), language));
  return lines.join('\n');
}
