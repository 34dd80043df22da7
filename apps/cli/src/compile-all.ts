// Compiles a whole list of printed cards: how many can be played, and which phrases fail.
// Invariant: a card counts only if all its text is parsed and the rules can execute it; exit 0 means the list was read.
// Read next: the game's readPrinted.

import type { Game, PrintedCard } from '@sleight/kit';
import { counted, percent } from './figures';
import { misuse } from './misuse';
import { readJson } from './read-json';
import type { Terminal } from './terminal';

/** The number of phrases listed. */
const MOST = 40;

interface Blocked {
  readonly phrase: string;
  readonly cards: readonly string[];
}

/** The phrases that stopped the parser, most frequent first. */
function blockedBy(cards: readonly PrintedCard[]): readonly Blocked[] {
  const byPhrase = new Map<string, string[]>();
  for (const card of cards) {
    if ('abilities' in card) continue;
    const ids = byPhrase.get(card.phrase) ?? [];
    ids.push(card.id);
    byPhrase.set(card.phrase, ids);
  }
  return [...byPhrase]
    .map(([phrase, ids]) => ({ phrase, cards: ids }))
    .sort((a, b) => b.cards.length - a.cards.length || (a.phrase < b.phrase ? -1 : 1));
}

export function compileAll(game: Game, file: string, asJson: boolean, terminal: Terminal): number {
  if (!game.readPrinted)
    throw misuse(
      `${game.name.en} has no printed card lists to read.`,
      `${game.name.fr} n’a pas de listes de cartes imprimées à lire.`,
    );
  const read = readJson(file);
  const list =
    'reason' in read ? { problems: [{ field: '', reason: read.reason }] } : game.readPrinted(read.data);
  if ('problems' in list) {
    if (asJson) terminal.out(JSON.stringify({ file, problems: list.problems }));
    for (const { field, reason } of asJson ? [] : list.problems)
      terminal.out(`${file}: ${field === '' ? '' : `${field}: `}${reason[terminal.language]}`);
    return 1;
  }
  const { cards } = list;
  const total = cards.length;
  const compiled = cards.filter((card) => 'abilities' in card).length;
  const phrases = blockedBy(cards);
  if (asJson) {
    terminal.out(JSON.stringify({ file, total, compiled, share: compiled / total, phrases, cards }));
    return 0;
  }
  const share = percent(compiled / total, terminal.language);
  const isFrench = terminal.language === 'fr';
  terminal.out(
    isFrench
      ? `${counted(compiled, 'carte')} sur ${total} ${compiled < 2 ? 'se compile' : 'se compilent'} en entier (${share}).`
      : `${compiled} of ${total} cards compile fully (${share}).`,
  );
  if (phrases.length === 0) return 0;
  terminal.out(
    isFrench
      ? 'Les expressions qui bloquent le plus de cartes\u202f:'
      : 'The phrases that block the most cards:',
  );
  for (const { phrase, cards: ids } of phrases.slice(0, MOST))
    terminal.out(`${`${ids.length}`.padStart(5)}  ${phrase}  (${ids[0]})`);
  const left = phrases.length - MOST;
  if (left > 0) terminal.out(isFrench ? `       et ${left} autres` : `       and ${left} more`);
  return 0;
}
