// Parses YAML into scenarios. A file may contain several, separated by `---`.
// Invariant: an unknown key, a missing title or a step with two actions is always an error.
// Next: format.ts for the result.

import type { Said, Seat } from '@sleight/kernel';
import type { Fields } from '@sleight/kernel/text/grammar';
import { LineCounter, parseAllDocuments } from 'yaml';
import { readDeck } from './deck';
import { anyFields, fields, list, oneOrMore, text, texts } from './fields';
import type { Expectation, Scenario, ScenarioStep, SeededMatch } from './format';
import { type LineOf, linesIn } from './lines';
import { at, mistake } from './mistake';

function seat(value: unknown, what: string): Seat {
  if (value === 'me') return 0;
  if (value === 'foe') return 1;
  throw new Error(`${what} must be me or foe`);
}

/** Both languages, or one text for both. */
function title(value: unknown): Said {
  if (typeof value === 'string') return { en: value, fr: value };
  const { en, fr } = fields(value, 'title', ['en', 'fr']);
  return { en: text(en, 'title.en'), fr: text(fr, 'title.fr') };
}

/** The one key that determines the kind of this entry. */
function kindOf(entry: Fields, kinds: readonly string[], what: string): string {
  const found = kinds.filter((kind) => kind in entry);
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const keys = Object.keys(entry).join(', ');
  throw new Error(`${what} must say one of ${kinds.join(', ')}; it says ${keys === '' ? 'nothing' : keys}`);
}

const STEPS = ['me', 'foe', 'both', 'timeout', 'concede', 'illegal'];

const readExpectations = (value: unknown): Expectation[] => list(value, 'expect').flatMap(readExpectation);

/** One action, with what to expect after it; or an expectation alone. */
function readStep(value: unknown): ScenarioStep {
  const { expect, ...entry } = anyFields(value, 'a step');
  if (expect === undefined) return readAct(entry);
  const expected = readExpectations(expect);
  if (Object.keys(entry).length === 0) return { kind: 'expect', expect: expected };
  return { kind: 'then', step: readAct(entry), expect: expected };
}

function readAct(entry: Fields): ScenarioStep {
  const kind = kindOf(entry, STEPS, 'a step');
  switch (kind) {
    case 'both': {
      const { both } = fields(entry, 'the step', ['both']);
      const { me, foe } = fields(both, 'both', ['me', 'foe']);
      return { kind, picks: [oneOrMore(me, 'both.me'), oneOrMore(foe, 'both.foe')] };
    }
    case 'timeout':
    case 'concede':
      return { kind, seat: seat(fields(entry, 'the step', [kind])[kind], kind) };
    case 'illegal': {
      const { illegal, because } = fields(entry, 'the step', ['illegal', 'because']);
      const who = kindOf(anyFields(illegal, 'illegal'), ['me', 'foe'], 'illegal');
      const pick = text(fields(illegal, 'illegal', [who])[who], `illegal.${who}`);
      const reason = because === undefined ? null : text(because, 'because');
      return { kind, seat: seat(who, 'illegal'), pick, because: reason };
    }
    default: {
      const { [kind]: picks, legal } = fields(entry, 'the step', [kind, 'legal']);
      const listed = legal === undefined ? null : texts(legal, 'legal');
      return { kind: 'pick', seat: seat(kind, 'the step'), picks: oneOrMore(picks, kind), legal: listed };
    }
  }
}

const EXPECTATIONS = [
  'facts',
  'never',
  'me sees',
  'foe sees',
  'me hears',
  'foe hears',
  'explain',
  'legal',
  'deckLegal',
];

/** A sentence, or braces with one or more kinds of expectation. */
function readExpectation(value: unknown): Expectation[] {
  if (typeof value === 'string') return [{ kind: 'holds', sentence: value }];
  const entry = fields(value, 'an expectation in braces', EXPECTATIONS);
  if (Object.keys(entry).length === 0)
    throw new Error(`an expectation in braces must say ${EXPECTATIONS.join(', ')}`);
  return Object.entries(entry).map(([kind, body]) => readKind(kind, body));
}

function readKind(kind: string, body: unknown): Expectation {
  const who = seat(kind.startsWith('foe') ? 'foe' : 'me', kind);
  switch (kind) {
    case 'facts':
      return { kind, seat: null, facts: oneOrMore(body, kind) };
    case 'never':
      return { kind, facts: oneOrMore(body, kind) };
    case 'me hears':
    case 'foe hears':
      return { kind: 'facts', seat: who, facts: oneOrMore(body, kind) };
    case 'me sees':
    case 'foe sees':
      return { kind: 'sees', seat: who, sentences: oneOrMore(body, kind) };
    case 'legal':
      return { kind, options: texts(body, kind) };
    case 'explain': {
      const { who: asks = 'me', card, reasons } = fields(body, kind, ['who', 'card', 'reasons']);
      return {
        kind,
        seat: seat(asks, 'explain.who'),
        card: text(card, 'explain.card'),
        reasons: texts(reasons, 'explain.reasons'),
      };
    }
    default: {
      const { deck, problems } =
        typeof body === 'string' ? { deck: body, problems: [] } : splitProblems(anyFields(body, 'deckLegal'));
      return { kind: 'deckLegal', deck: readDeck(deck, 'deckLegal'), problems: texts(problems, 'problems') };
    }
  }
}

function splitProblems(body: Fields): { deck: Fields; problems: unknown } {
  const { problems, ...deck } = body;
  return { deck, problems };
}

function readDecks(value: unknown): NonNullable<SeededMatch['decks']> {
  const { me, foe } = fields(value, 'replay.decks', ['me', 'foe']);
  return [readDeck(me, 'replay.decks.me'), readDeck(foe, 'replay.decks.foe')];
}

function readReplay(value: unknown): SeededMatch {
  const known = ['version', 'seed', 'ruleset', 'decks', 'position', 'answers'];
  const { version, seed, ruleset, decks, position, answers } = fields(value, 'replay', known);
  if ((decks === undefined) === (position === undefined))
    throw new Error('a replay has either decks or a position');
  return {
    version: text(version, 'replay.version'),
    seed: text(seed, 'replay.seed'),
    ruleset: ruleset === undefined ? null : text(ruleset, 'replay.ruleset'),
    decks: decks === undefined ? null : readDecks(decks),
    position: position === undefined ? null : anyFields(position, 'replay.position'),
    answers: list(answers, 'replay.answers').map(readStep),
  };
}

const KEYS = 'game title cites ruleset rules cards start me foe play replay expect'.split(' ');

function readScenario(value: unknown): Scenario {
  const whole = at('format', () => fields(value, 'a scenario', KEYS));
  const { game, start, me, foe, replay } = whole;
  const setup = { start, ...(me === undefined ? {} : { me }), ...(foe === undefined ? {} : { foe }) };
  const hasPosition =
    start !== undefined || me !== undefined || foe !== undefined || whole.play !== undefined;
  if (hasPosition && replay !== undefined)
    throw mistake('format', 'a replay stands instead of start, me, foe and play');
  if (hasPosition && start === undefined) throw mistake('format', 'start is missing');
  const read: Scenario = {
    game: at('format', () => text(game, 'game')),
    title: at('format', () => title(whole.title)),
    cites: at('format', () => texts(whole.cites, 'cites')),
    ruleset: at('format', () => (whole.ruleset === undefined ? null : text(whole.ruleset, 'ruleset'))),
    rules: at('format', () => anyFields(whole.rules, 'rules')),
    cards: at('format', () => list(whole.cards, 'cards')),
    setup: hasPosition ? setup : null,
    play: list(whole.play, 'play').map((step, i) => at(`play ${i + 1}`, () => readStep(step))),
    replay: replay === undefined ? null : at('replay', () => readReplay(replay)),
    expect: list(whole.expect, 'expect').map((e, i) => at(`expect ${i + 1}`, () => readExpectation(e))),
  };
  return read;
}

/** One scenario of a file, parsed in its turn, so that a bad one does not hide the next. */
export interface UnreadScenario {
  read(): Scenario;
  readonly lineOf: LineOf;
  /** Its title, if it can be parsed. */
  readonly title: Said | null;
}

function titleOf(value: unknown): Said | null {
  try {
    return title(anyFields(value, 'a scenario').title);
  } catch {
    return null;
  }
}

export function readFile(yaml: string): UnreadScenario[] {
  const counter = new LineCounter();
  const documents = parseAllDocuments(yaml, { uniqueKeys: true, strict: true, lineCounter: counter });
  if (!Array.isArray(documents) || documents.length === 0) throw mistake('format', 'the file is empty');
  return documents.map((document) => {
    const [error] = document.errors;
    const value: unknown = error === undefined ? document.toJS() : null;
    const read = (): Scenario => {
      if (error !== undefined) throw mistake('format', error.message);
      return readScenario(value);
    };
    return { read, lineOf: linesIn(document, counter), title: titleOf(value) };
  });
}
