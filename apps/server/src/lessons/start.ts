// A puzzle or a guide as a new match: one person, and nobody in the other seat but the proof or the script.

import type { Position } from '@sleight/lessons';
import { gameNamed } from '../matches/books';
import { newMatch, type Setup } from '../matches/start';
import type { NewMatch, Task } from '../matches/store';
import { refused } from '../refused';
import type { Person } from '../rooms/rooms';
import { findGuide, findPuzzle } from './shelf';

function taskNamed(id: string): { task: Task; position: Position } {
  const puzzle = findPuzzle(id);
  if (puzzle !== null) {
    const { position, goal } = puzzle;
    return { position, task: { kind: 'puzzle', id, setup: position.setup, goal } };
  }
  const guide = findGuide(id);
  if (guide === null) throw refused('unknown-lesson');
  return { position: guide.position, task: { kind: 'guide', id, setup: guide.position.setup } };
}

const EMPTY: Setup['decks'] = [{ cards: [] }, { cards: [] }];

/** Refused where there is no such puzzle or guide, and where the threads are too busy that puzzles are proved in. */
export function newTask({ user, name }: Person, id: string, areThreadsBusy: boolean): NewMatch {
  const { task, position } = taskNamed(id);
  if (task.kind === 'puzzle' && areThreadsBusy) throw refused('unavailable');
  const { game, ruleset, rules } = position;
  return newMatch({
    game,
    ruleset: ruleset ?? gameNamed(game).rulesets[0],
    changes: rules,
    decks: EMPTY,
    chairs: [
      { kind: 'person', user, name },
      { kind: 'bot', level: task.kind },
    ],
    room: null,
    after: null,
    task,
  });
}
