// A person against a level, in the terminal.
// Invariant: the player sees their view and facts redacted for their seat; end of input exits 0.
// Read next: opponent.ts for the other side, play-words.ts for the sentences, find-card.ts for card names.

import {
  advance,
  clone,
  type Decision,
  decisions,
  explain,
  type Fact,
  isIllegal,
  type Option,
  options,
  playing,
  redact,
  type Said,
  type Seat,
  type State,
  view,
} from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import { sample, seedRng } from '@sleight/kernel/rng';
import { beatsOf, type LogLine, type NamedDeck, withNames } from '@sleight/kit';
import { defAt } from '@sleight/kit/by-number';
import { mergedLine } from '@sleight/kit/log-runs';
import { typeset } from '@sleight/kit/typography';
import { hostOf, personaNamed } from '@sleight/search';
import { gameNamed, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import { percent } from './figures';
import { findCard } from './find-card';
import { deckNamed, legalStock, refuseIllegal } from './legal-decks';
import { answerOf, hintFor, readOpponent, type TerminalMatch } from './opponent';
import { WORDS } from './play-words';
import type { Terminal } from './terminal';
import { wrap } from './wrap';

const ME: Seat = 0;

interface Match extends TerminalMatch {
  readonly terminal: Terminal;
  /** The latest log line, held back in case the next one continues it. */
  held: LogLine | null;
}

const say = (terminal: Terminal, said: Said): void => terminal.out(typeset(said, terminal.language));

/** The opponent is called by the character's name. */
function foeName({ opponent, terminal }: Match): string {
  const persona = opponent.persona === null ? null : personaNamed(opponent.persona);
  return typeset((persona ?? hostOf(opponent.level)).name, terminal.language);
}

/** Prints the line that was held back. */
function release(match: Match): void {
  const { terminal, held } = match;
  match.held = null;
  if (held === null) return;
  const names = [WORDS.you[terminal.language], foeName(match)];
  terminal.out(`  ${held.under ? '  ' : ''}${withNames(typeset(held, terminal.language), names)}`);
}

/** Prints a log line, unless the next one may continue it. */
function tellLine(match: Match, line: LogLine): void {
  const merged = match.held === null ? null : mergedLine(match.held, line);
  if (merged === null) release(match);
  match.held = merged ?? line;
  if (match.held.counted === undefined) release(match);
}

/** Prints what happened, beat by beat, as far as the player may know it. */
function tellFacts(match: Match, before: State, facts: readonly Fact[], moments: readonly State[]): void {
  const { game, book, s, memory } = match;
  if (facts.length === 0) return;
  memory.push(...facts);
  const seen = (at: State) => playing(book, view(book, at, ME));
  for (const beat of beatsOf(game, { facts, moments, before, after: s })) {
    const moment = { before: seen(beat.before), after: seen(beat.after) };
    for (const line of game.log(moment, redact(beat.facts, ME), ME)) tellLine(match, line);
  }
}

/** Sends an answer; true if it was legal. An illegal one is explained. */
function send(match: Match, answer: unknown): boolean {
  const before = clone(match.s);
  const moments: State[] = [];
  const result = advance(match.book, match.s, answer, moments);
  if (isIllegal(result)) {
    say(match.terminal, result.say);
    return false;
  }
  tellFacts(match, before, result, moments);
  return true;
}

function botPicks(match: Match, { id, seat }: Decision): void {
  send(match, { seat, decision: id, keys: answerOf(match, seat) });
}

/** The best options with their chance to win. */
function showHint(match: Match): void {
  const { terminal } = match;
  for (const { say: what, win } of hintFor(match, ME)) {
    terminal.out(
      `  ${percent(win, terminal.language).padStart(7)}  ${sentence(typeset(what, terminal.language))}`,
    );
  }
}

/** Numbered options, in as many columns as fit. */
export function numbered(sentences: readonly string[], width: number): string[] {
  const items = sentences.map((sentence, i) => `${`${i + 1}`.padStart(3)} ${sentence}`);
  const gap = 2;
  const widest = Math.max(...items.map((item) => item.length)) + gap;
  const columns = Math.max(1, Math.floor((width + gap) / widest));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_, i) => i % rows === row)
      .map((item) => item.padEnd(widest))
      .join('')
      .trimEnd(),
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function showTable(match: Match): void {
  release(match);
  const { game, book, s, terminal } = match;
  terminal.out('');
  const { language, columns } = terminal;
  const table = game.board(playing(book, view(book, s, ME)), ME, language, columns);
  for (const line of typeset({ en: table, fr: table }, language)
    .split('\n')
    .flatMap((one) => wrap(one, columns)))
    terminal.out(line);
}

function showOptions({ terminal }: Match, { why }: Decision, listed: readonly Option[]): void {
  terminal.out('');
  terminal.out(`${typeset(why, terminal.language)}${terminal.language === 'fr' ? '\u202f:' : ':'}`);
  const sentences = listed.map((option) => sentence(typeset(option.say, terminal.language)));
  for (const line of numbered(sentences, terminal.columns)) terminal.out(line);
}

/** Why a card cannot be played now. */
function reasonsFor({ book, s }: Match, asked: string): readonly Said[] {
  const found = findCard(book, asked);
  if ('problem' in found) return [found.problem];
  const reasons = explain(playing(book, view(book, s, ME)), ME, defAt(book, found.def).id);
  return reasons.length === 0 ? [WORDS.playable] : reasons;
}

/** A card's text. */
function textOf({ game, book }: Match, asked: string): Said {
  const found = findCard(book, asked);
  if ('problem' in found) return found.problem;
  const { id, name } = defAt(book, found.def);
  const text = game.cards().find((card) => card.id === id)?.text ?? { en: '', fr: '' };
  return { en: `${name.en}\n${text.en}`.trim(), fr: `${name.fr}\n${text.fr}`.trim() };
}

type Typed =
  | { readonly does: 'pick'; readonly key: string }
  | { readonly does: 'leave' | 'concede' | 'nothing' };

/** Commands a typed line may contain, besides picks; answers are printed at once. */
async function obey(match: Match, line: string, listed: readonly Option[]): Promise<Typed> {
  const { terminal } = match;
  const [word, ...rest] = line.split(/\s+/);
  const asked = rest.join(' ');
  const option = listed[Number(line) - 1] ?? listed.find(({ key }) => key === line);
  if (option !== undefined) return { does: 'pick', key: option.key };
  if (word === '?' || word === 'help' || word === 'aide') say(terminal, WORDS.help);
  else if (word === 'why' || word === 'pourquoi')
    for (const reason of reasonsFor(match, asked)) say(terminal, reason);
  else if (word === 'card' || word === 'carte') say(terminal, textOf(match, asked));
  else if (word === 'board' || word === 'table') showTable(match);
  else if (word === 'hint' || word === 'indice') showHint(match);
  else if (word === 'q' || word === 'quit') return confirmQuit(terminal);
  else say(terminal, WORDS.notUnderstood(line, listed.length));
  return { does: 'nothing' };
}

async function confirmQuit(terminal: Terminal): Promise<Typed> {
  const answer = await terminal.ask(`${WORDS.reallyQuit[terminal.language]} `);
  if (answer === null) return { does: 'leave' };
  return { does: /^(y|yes|o|oui)$/i.test(answer.trim()) ? 'concede' : 'nothing' };
}

/** Asks until the player picks or leaves. False when the input has ended. */
async function personPicks(match: Match, decision: Decision): Promise<boolean> {
  const listed = options(playing(match.book, match.s), ME);
  showTable(match);
  showOptions(match, decision, listed);
  for (;;) {
    const line = await match.terminal.ask('> ');
    if (line === null) return false;
    const typed = await obey(match, line.trim(), listed);
    if (typed.does === 'leave') return false;
    if (typed.does === 'concede') return send(match, { seat: ME, concede: true });
    if (typed.does === 'pick' && send(match, { seat: ME, decision: decision.id, keys: [typed.key] }))
      return true;
  }
}

/** Plays to the end, or until the player leaves; returns which. */
async function playOut(match: Match): Promise<Said> {
  const { book, s } = match;
  while (s.result === null) {
    const open = decisions(playing(book, s));
    const mine = open.find((decision) => decision.seat === ME);
    if (mine === undefined) botPicks(match, ensure(open[0], 'decision in a match without a result'));
    else if (!(await personPicks(match, mine))) return WORDS.left;
  }
  release(match);
  const { winner } = s.result;
  return winner === null ? WORDS.draw : winner === ME ? WORDS.victory : WORDS.defeat;
}

/** A short menu of the prebuilt decks that these rules allow; null when the input ends. */
async function chooseDeck(decks: readonly NamedDeck[], terminal: Terminal): Promise<NamedDeck | null> {
  say(terminal, WORDS.chooseDeck);
  const names = decks.map(({ name }) => typeset(name, terminal.language));
  for (const line of numbered(names, terminal.columns)) terminal.out(line);
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null) return null;
    const deck = decks[Number(line.trim()) - 1] ?? decks.find(({ id }) => id === line.trim());
    if (deck !== undefined) return deck;
    say(terminal, WORDS.notUnderstood(line, decks.length));
  }
}

export const playCommand: Command = {
  name: 'play',
  usage:
    'play --game G [--level LEVEL | --persona ID] [--deck ID] [--foe-deck ID] [--seed S] [--ruleset R] [--rules JSON]',
  about: {
    en: 'play in this terminal against a level (easy, medium, hard or expert; easy by default) or a character',
    fr: 'jouer dans ce terminal contre un niveau (easy, medium, hard ou expert\u202f; easy par défaut) ou un personnage',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      level: { type: 'string' },
      persona: { type: 'string' },
      deck: { type: 'string' },
      'foe-deck': { type: 'string' },
      seed: { type: 'string' },
      ruleset: { type: 'string' },
      rules: { type: 'string' },
    });
    const game = gameNamed(values.game);
    const { book, ruleset } = rulebook(game, values.ruleset, values.rules);
    const opponent = readOpponent(game, values.level, values.persona);
    const seed = values.seed ?? `${Date.now()}`;
    const rng = seedRng(`${seed}/bot`);
    const given = values['foe-deck'];
    const legal = legalStock(game, book);
    const foe =
      given === undefined ? sample(rng, legal, 'legal prebuilt deck') : deckNamed(game, '--foe-deck', given);
    const chosen = values.deck === undefined ? null : deckNamed(game, '--deck', values.deck);
    const deck = chosen ?? (await chooseDeck(legal, terminal));
    if (deck === null) {
      say(terminal, WORDS.left);
      return 0;
    }
    refuseIllegal(game, book, [deck, foe]);
    say(terminal, WORDS.begin(game.name, deck.name, foe.name, seed));
    const facts: Fact[] = [];
    const moments: State[] = [];
    const s = game.start(book, [deck, foe], seed, facts, moments);
    const match: Match = {
      game,
      book,
      ruleset,
      s,
      decks: [deck, foe],
      seed,
      opponent,
      memory: [],
      terminal,
      held: null,
    };
    tellFacts(match, moments[0] ?? s, facts, moments);
    say(terminal, await playOut(match));
    return 0;
  },
};
