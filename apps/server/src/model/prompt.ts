// The prompt of a language model: a one-minute introduction, how to play and answer, then the match and its options.
// Invariant: it is made from the question alone, so it contains nothing the seat may not know.

import { playing } from '@sleight/kernel';
import { withNames } from '@sleight/kit';
import { defAt } from '@sleight/kit/by-number';
import type { Manner } from '@sleight/protocol';
import { cardsUnder } from '../catalogue';
import type { Prompt } from './provider';
import type { ModelOption, Question } from './question';

const DIFFICULTY: Readonly<Record<Manner['difficulty'], string>> = {
  beginner:
    'Play like a beginner: take what looks good at first sight, do not look ahead, and make the mistakes a beginner makes.',
  seasoned: 'Play like a seasoned player: sound moves, with an eye on what the opponent may do next.',
  best: 'Play as well as you can: compare the options, weigh the opponent’s best reply to each, and think of the whole match.',
};

const STYLE: Readonly<Record<Manner['style'], string>> = {
  plain: 'Play no particular style.',
  bold: 'Play boldly: press, take risks, try to win early.',
  patient: 'Play patiently: build up, keep cards for later, let the opponent overreach.',
};

const ANSWER = `Answer with one JSON object and nothing else:
{"reason_en": "why, in one short English sentence", "reason_fr": "the same in French", "index": the number of your option}`;

const WIDTH = 110;
/** Older events show on the table. */
const RECENT_LINES = 40;

function systemOf({ rulebook: { game }, manner }: Question): string {
  return [
    `You play a card game for two, ${game.name.en}, against a person. You see what your seat may see and nothing else.`,
    game.primer ?? '',
    DIFFICULTY[manner.difficulty],
    STYLE[manner.style],
    'The person reads your reasons when the match is over.',
    ANSWER,
  ].join('\n\n');
}

/** The texts of every card it plays with or sees. */
function cardLines({ rulebook, at: { view, own } }: Question): string[] {
  const seen = view.cards.def.filter((def) => def !== 0).map((def) => defAt(rulebook.book, def).id);
  const ids = new Set([...own.cards, ...(own.leader === undefined ? [] : [own.leader]), ...seen]);
  return cardsUnder(rulebook)
    .filter(({ id, text }) => ids.has(id) && text.en !== '')
    .map(({ id, name, text }) => `${name.en} (${id}): ${text.en.replaceAll('\n', ' ')}`);
}

const optionLine = ({ say, win }: ModelOption, i: number): string =>
  `${i + 1}. ${say.en}${win === undefined ? '' : ` (the search gives it ${Math.round(win * 100)}% to win)`}`;

const part = (heading: string, lines: readonly string[]): string => [`${heading}:`, ...lines].join('\n');

/** The log names players by seat; the model knows only its opponent. */
const NAMES = ['Opponent', 'Opponent'];

export function promptOf(question: Question, why: string, choices: readonly ModelOption[]): Prompt {
  const { at, log } = question;
  const { game, book } = question.rulebook;
  const user = [
    part('Rules of this match', [JSON.stringify(book.rules)]),
    part('Cards', cardLines(question)),
    part(
      'What happened lately',
      log.slice(-RECENT_LINES).map(({ en }) => withNames(en, NAMES)),
    ),
    part('The table', [game.board(playing(book, at.view), at.seat, 'en', WIDTH)]),
    part(`You decide (${why}). Options`, choices.map(optionLine)),
  ];
  return { system: systemOf(question), user: user.join('\n\n') };
}
