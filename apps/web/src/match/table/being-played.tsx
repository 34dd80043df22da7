'use client';
// Cards that are in no area and only shown, such as one being played. Beside the prompt, never over
// the table, where something to be chosen may lie.
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { useTable } from './context';
import { showsItself } from './hints';
import { PieceButton } from './piece';
import { useShown } from './shown';

export function BeingPlayed() {
  const say = useSay();
  const { game } = useTable();
  const { shown, aside, isAsked } = useShown();
  const rest = isAsked ? [] : shown.filter(({ area }) => !showsItself(game, area.id));
  return [...aside, ...rest].map(({ area, pieces }) => (
    <Group
      key={area.id}
      label={say(area.label)}
      zone={area.id}
      className="flex shrink-0 items-center gap-3 border-b border-line px-2 side:border-b-0 side:border-l-4 side:border-l-vermilion"
    >
      <p className="text-sm text-dim">{say(area.label)}</p>
      <div className="flex flex-wrap gap-1 p-1">
        {pieces.map((piece) => (
          <PieceButton key={piece.id} piece={piece} area={area} size="w-9 side:w-16" />
        ))}
      </div>
    </Group>
  ));
}
