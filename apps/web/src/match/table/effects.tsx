'use client';
// What works on a place, a piece or a player without being a card there: said in full, chosen where it may be.
import type { Touch } from '@sleight/kernel';
import { useSay } from '../../i18n/said';
import { isSameTouch } from '../choosing';
import { touch } from '../store';
import { useTable } from './context';

const tones = {
  good: 'border-moss text-moss',
  bad: 'border-blood text-blood',
  plain: 'border-edge text-dim',
} as const;

export function EffectChips({ on }: { on: Touch }) {
  const say = useSay();
  const { scene, lighting } = useTable();
  const here = scene.effects.filter((effect) => isSameTouch(effect.on, on));
  if (here.length === 0) return null;
  return (
    <ul className="relative grid w-full gap-0.5 text-xs leading-tight">
      {here.map((effect) => (
        <li key={effect.id} className={`rounded-xs border-l-2 bg-ground/80 px-1 ${tones[effect.tone]}`}>
          {lighting.effects.has(effect.id) ? (
            <button
              type="button"
              data-lit=""
              className="lit min-h-8 w-full text-left text-gold"
              onClick={() => touch(effect.touch)}
            >
              {say(effect.say)}
            </button>
          ) : (
            <span className="line-clamp-2" title={say(effect.say)}>
              {say(effect.say)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
