// A puzzle or guide as a new match: one person, and the proof or the script in the other seat.

import type { StartingPosition } from '@sleight/lessons';
import { gameNamed } from '../matches/books';
import { type MatchSetup, newMatch } from '../matches/start';
import type { NewMatch, StoredTask } from '../matches/store';
import { refused } from '../refused';
import type { Person } from '../rooms/starting';
import { findGuide, findPuzzle } from './shelf';

function taskNamed(id: string): { task: StoredTask; position: StartingPosition } {
  const puzzle = findPuzzle(id);
  if (puzzle !== null) {
    const { position, goal } = puzzle;
    return { position, task: { kind: 'puzzle', id, setup: position.setup, goal } };
  }
  const guide = findGuide(id);
  if (guide === null) throw refused('unknown-lesson');
  return { position: guide.position, task: { kind: 'guide', id, setup: guide.position.setup } };
}

const EMPTY: MatchSetup['decks'] = [{ cards: [] }, { cards: [] }];

/** Refuses an unknown puzzle or guide, and puzzles while the threads that prove them are too busy. */
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
