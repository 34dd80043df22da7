// Sends illegal answers of every shape to random positions of random games (law 16).
// Invariant under test: each gets a typed error and changes nothing, or happens to be legal and matches an option.
// Read next: wrong-answers.ts for the shapes.

import {
  advance,
  type Book,
  clone,
  decisions,
  hash,
  isIllegal,
  options,
  playing,
  type State,
} from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import { below, sample, seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { count, gameNamed, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import { dealer } from './random-game';
import { answerMaterial, type Claim, SHAPES, type Thrown } from './wrong-answers';

export interface AnswerFuzzReport {
  readonly game: string;
  readonly answers: number;
  refused: number;
  accepted: number;
  readonly byReason: Record<string, number>;
  errors: number;
  /** The first few errors, each with the answer that showed it. */
  readonly failures: string[];
}

const FAILURES_KEPT = 20;

/** Is every key of the chain listed in its turn? */
function isListed(book: Book, s: State, claim: Claim): boolean {
  const trial = clone(s);
  for (const key of claim.keys) {
    const p = playing(book, trial);
    const asked = decisions(p).find((decision) => decision.seat === claim.seat);
    if (asked === undefined || !options(p, claim.seat).some((option) => option.key === key)) return false;
    if (isIllegal(advance(book, trial, { seat: claim.seat, decision: asked.id, keys: [key] }))) return false;
  }
  return true;
}

/** The problem with how the kernel handled this answer, or null. */
function judge(book: Book, s: State, thrown: Thrown, report: AnswerFuzzReport): string | null {
  const before = hash(s);
  const isLucky = thrown.claim !== undefined && isListed(book, s, thrown.claim);
  const result = advance(book, s, thrown.answer);
  if (!isIllegal(result)) {
    report.accepted++;
    return isLucky ? null : 'was accepted although no option matches it';
  }
  report.refused++;
  report.byReason[result.illegal] = (report.byReason[result.illegal] ?? 0) + 1;
  if (hash(s) !== before) return 'was refused and changed the state';
  // A chain of individually listed keys may still be too long: it ends where its seat sees something new.
  if (isLucky && result.illegal !== 'too-far')
    return `matches a listed option and was refused as ${result.illegal}`;
  if (!thrown.reasons.includes(result.illegal))
    return `was refused as ${result.illegal}, not ${thrown.reasons.join(' or ')}`;
  return result.say.en !== '' && result.say.fr !== '' ? null : 'was refused without a sentence';
}

/** One legal pick, so that the next answers meet another position. */
function step(book: Book, s: State, rng: number[]): void {
  const p = playing(book, s);
  const open = decisions(p);
  if (open.length === 0) return;
  const { id, seat } = sample(rng, open, 'open decision');
  const listed = options(p, seat);
  advance(book, s, { seat, decision: id, keys: [sample(rng, listed, 'option').key] });
}

export interface FuzzPlan {
  readonly game: Game;
  /** The rulesets that games are dealt under, in turn. */
  readonly books: readonly Book[];
  readonly answers: number;
  readonly seed: string;
  progress?(done: number): void;
}

export function fuzzAnswers({ game, books, answers, seed, progress }: FuzzPlan): AnswerFuzzReport {
  const report: AnswerFuzzReport = {
    game: game.id,
    answers,
    refused: 0,
    accepted: 0,
    byReason: {},
    errors: 0,
    failures: [],
  };
  const rng = seedRng(`${seed}/answers`);
  const seen: string[] = [];
  let games = 0;
  const bookOf = (n: number): Book => ensure(books[n % books.length], 'rulebook to fuzz');
  let book = bookOf(0);
  let s: State | null = null;
  for (let n = 0; n < answers; n++) {
    const isFinished = s === null || (s.result !== null && below(rng, 4) === 0);
    if (s === null || isFinished) {
      book = bookOf(games);
      s = game.start(book, dealer(game, book, 'random', seed)(games), `${seed}/${games}`);
      games++;
    }
    if (below(rng, 3) === 0) step(book, s, rng);
    const shape = ensure(SHAPES[n % SHAPES.length], 'shape of answer');
    const thrown = shape.make(answerMaterial(book, s, seen, rng));
    const wrong = judge(book, s, thrown, report);
    if (wrong !== null) {
      report.errors++;
      const text = JSON.stringify(thrown.answer) ?? 'undefined';
      if (report.failures.length < FAILURES_KEPT)
        report.failures.push(`${shape.name}: ${text.slice(0, 300)} ${wrong}`);
    }
    if (n % 1000 === 999) progress?.(n + 1);
  }
  return report;
}

export const fuzzAnswersCommand: Command = {
  name: 'fuzz-answers',
  usage: 'fuzz-answers --game G [--answers N] [--seed S] [--ruleset R] [--rules JSON] [--json]',
  about: {
    en: 'send illegal answers to random positions; each must be refused and change nothing',
    fr: 'envoyer des réponses illégales à des positions tirées au hasard\u202f; chacune doit être refusée sans rien changer',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      answers: { type: 'string' },
      seed: { type: 'string' },
      ruleset: { type: 'string' },
      rules: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameNamed(values.game);
    const answers = count('answers', values.answers, 10_000);
    const rulesets = values.ruleset === undefined ? game.rulesets : [values.ruleset];
    const books = rulesets.map((ruleset) => rulebook(game, ruleset, values.rules).book);
    const progress = (done: number): void => terminal.progress(`${done} / ${answers}`);
    const report = fuzzAnswers({ game, books, answers, seed: values.seed ?? '1', progress });
    terminal.out(values.json === true ? JSON.stringify(report) : readable(report)[terminal.language]);
    return report.errors === 0 ? 0 : 1;
  },
};

function readable(report: AnswerFuzzReport) {
  const reasons = Object.entries(report.byReason)
    .map(([reason, n]) => `  ${reason.padEnd(14)}${n}`)
    .join('\n');
  const failures = report.failures.map((failure) => `\n! ${failure}`).join('');
  const { answers, refused, accepted, errors } = report;
  return {
    en: `${answers} answers: ${refused} refused, ${accepted} legal by luck, ${errors} errors\n${reasons}${failures}`,
    fr: `${answers} réponses\u202f: ${refused} refusées, ${accepted} légales par chance, ${errors} erreurs\n${reasons}${failures}`,
  };
}
