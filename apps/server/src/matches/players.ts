// The player in a seat, as far as it is public.

import type { MatchHead } from '@sleight/protocol';
import { botNamed, levelOf } from '../bots/levels';
import { MODEL_PERSONA, modelLevel } from '../model/level';
import type { Chair } from './store';

type Player = Omit<MatchHead['players'][number], 'isConnected'>;

const nobody: Player = { name: null, level: null, levelName: null, persona: null };

/** Without names for the other side of puzzles and guides. */
function botAt(level: string, persona?: string): Player {
  if (level === modelLevel.id) {
    const { id, name } = MODEL_PERSONA;
    return { ...nobody, level, levelName: modelLevel.name, persona: { id, name } };
  }
  const named = botNamed(level, persona);
  return { ...nobody, level, levelName: named?.level ?? null, persona: named?.persona ?? null };
}

export const playerIn = (chair: Chair): Player =>
  chair.kind === 'bot' ? botAt(chair.level, chair.persona) : { ...nobody, name: chair.name };

/** One opponent as a filter names it ("level:easy", "person:Ada"); null for puzzles and guides. */
export function opponentNamed(against: string): Player | null {
  const [kind = ''] = against.split(':', 1);
  const id = against.slice(kind.length + 1);
  switch (kind) {
    case 'person':
      return { ...nobody, name: id };
    case 'persona': {
      const level = levelOf(id);
      return level === null ? nobody : botAt(level, id);
    }
    case 'level':
      return botAt(id);
    default:
      return null;
  }
}
