// Puzzles and guides, with the user's progress.

import { lessonsSchema } from '@sleight/protocol';
import { lessonsFor } from '../../lessons/told';
import type { MatchStore } from '../../matches/store';
import { type Route, route } from '../route';

export const lessonRoutes = (matches: MatchStore): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/lessons',
    summary: 'Puzzles and guided first matches, with my progress',
    access: 'anyone',
    shapes: { answer: lessonsSchema },
    async handle({ me }) {
      return { answer: lessonsFor(me === null ? [] : await matches.tasksOf(me.user)) };
    },
  }),
];
