'use client';
// Effects on a place, a piece or a player that are not cards there: in full, and choosable. On a
// phone there is no room for sentences: a count opens them.
import type { Touch } from '@sleight/kernel';
import type { LastingEffect } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSay } from '../../i18n/said';
import { Dialog } from '../../ui/dialog';
import { touch } from '../answering';
import { isSameTouch } from '../choosing';
import { useTable } from './context';

const tones = {
  good: 'border-moss text-moss',
  bad: 'border-blood text-blood',
  plain: 'border-edge text-dim',
} as const;

function Counted({ effects }: { effects: readonly LastingEffect[] }) {
  const t = useTranslations('table');
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const said = t('effects', { n: effects.length });
  return (
    <>
      <button
        type="button"
        className="relative mx-auto flex min-h-7 items-center gap-1 rounded-xs bg-ground/80 px-1 text-xs leading-tight text-dim table:hidden"
        onClick={() => setOpen(true)}
      >
        {effects.map(({ id, tone }) => (
          <span key={id} aria-hidden="true" className={`h-4 border-l-4 ${tones[tone]}`} />
        ))}
        {said}
      </button>
      {isOpen ? (
        <Dialog title={said} onClose={() => setOpen(false)}>
          <ul className="grid gap-2">
            {effects.map((effect) => (
              <li key={effect.id} className={`border-l-4 pl-3 ${tones[effect.tone]}`}>
                {say(effect.say)}
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  );
}

export function EffectChips({ on }: { on: Touch }) {
  const say = useSay();
  const { scene, lighting } = useTable();
  const here = scene.effects.filter((effect) => isSameTouch(effect.on, on));
  if (here.length === 0) return null;
  const isAsked = here.some(({ id }) => lighting.effects.has(id));
  return (
    <>
      {isAsked ? null : <Counted effects={here} />}
      <ul
        className={`relative w-full gap-0.5 text-xs leading-tight table:grid ${isAsked ? 'grid' : 'hidden'}`}
      >
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
    </>
  );
}
