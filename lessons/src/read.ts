// Parses puzzles and guides from YAML, as strictly as scenarios: an unknown field is an error.
// Next: format.ts for the result.

import type { Said, Seat } from '@sleight/kernel';
import type { Fields } from '@sleight/kernel/text/grammar';
import { anyFields, fields, list, oneOrMore, text, texts } from '@sleight/scenario/fields';
import { parseDocument } from 'yaml';
import type { Guide, GuideStep, Puzzle, StartingPosition } from './format';

function said(value: unknown, what: string): Said {
  const { en, fr } = fields(value, what, ['en', 'fr']);
  return { en: text(en, `${what}.en`), fr: text(fr, `${what}.fr`) };
}

function document(yaml: string): unknown {
  const read = parseDocument(yaml, { uniqueKeys: true, strict: true });
  const [error] = read.errors;
  if (error !== undefined) throw new Error(error.message);
  return read.toJS();
}

const POSITION = ['game', 'ruleset', 'rules', 'start', 'me', 'foe'];

function positionIn({ game, ruleset, rules, start, me, foe }: Fields): StartingPosition {
  if (start === undefined) throw new Error('start is missing');
  const setup = { start, ...(me === undefined ? {} : { me }), ...(foe === undefined ? {} : { foe }) };
  return {
    game: text(game, 'game'),
    ruleset: ruleset === undefined ? null : text(ruleset, 'ruleset'),
    rules: anyFields(rules, 'rules'),
    setup,
  };
}

function step(value: unknown): Puzzle['solution'][number] {
  const entry = fields(value, 'a step of the solution', ['me', 'foe']);
  const [first, ...more] = Object.entries(entry);
  if (first === undefined || more.length > 0) throw new Error('a step of the solution is one seat’s');
  const [who, picks] = first;
  const seat: Seat = who === 'me' ? 0 : 1;
  return { seat, picks: oneOrMore(picks, who) };
}

export function readPuzzle(id: string, yaml: string): Puzzle {
  const known = [...POSITION, 'title', 'task', 'hint', 'solved', 'failed', 'solution'];
  const whole = fields(document(yaml), 'a puzzle', known);
  return {
    id,
    position: positionIn(whole),
    title: said(whole.title, 'title'),
    task: said(whole.task, 'task'),
    hint: said(whole.hint, 'hint'),
    goal: { solved: texts(whole.solved, 'solved'), failed: texts(whole.failed, 'failed') },
    solution: list(whole.solution, 'solution').map(step),
  };
}

function guideStep(value: unknown): GuideStep {
  const entry = anyFields(value, 'a step');
  if ('foe' in entry) {
    const { foe } = fields(entry, 'a reply', ['foe']);
    return { kind: 'reply', picks: oneOrMore(foe, 'foe') };
  }
  const { say, me, otherwise } = fields(entry, 'a step', ['say', 'me', 'otherwise']);
  return {
    kind: 'show',
    say: said(say, 'say'),
    picks: oneOrMore(me, 'me'),
    otherwise: said(otherwise, 'otherwise'),
  };
}

export function readGuide(id: string, yaml: string): Guide {
  const known = [...POSITION, 'title', 'intro', 'steps', 'outro'];
  const whole = fields(document(yaml), 'a guide', known);
  return {
    id,
    position: positionIn(whole),
    title: said(whole.title, 'title'),
    intro: said(whole.intro, 'intro'),
    steps: list(whole.steps, 'steps').map(guideStep),
    outro: said(whole.outro, 'outro'),
  };
}
