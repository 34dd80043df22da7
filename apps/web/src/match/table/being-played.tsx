'use client';
// Cards that lie nowhere on the table and are only there to be seen, as one being played. Beside the prompt, never over
// the table: something to be chosen may lie anywhere there.
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { showsItself } from '../layouts/shows';
import { useTable } from './context';
import { PieceButton } from './piece';
import { useShown } from './shown';

export function BeingPlayed() {
  const say = useSay();
  const { game } = useTable();
  const { shown, isAsked } = useShown();
  const rest = isAsked ? [] : shown.filter(({ area }) => !showsItself(game, area.id));
  return rest.map(({ area, pieces }) => (
    <Group
      key={area.id}
      label={say(area.label)}
      className="flex shrink-0 items-center gap-3 border-b border-line px-2 table:border-b-0 table:border-l-4 table:border-l-vermilion"
    >
      <p className="text-sm text-dim">{say(area.label)}</p>
      <div className="flex flex-wrap gap-1 p-1">
        {pieces.map((piece) => (
          <PieceButton key={piece.id} piece={piece} area={area} size="w-7 table:w-12" />
        ))}
      </div>
    </Group>
  ));
}
