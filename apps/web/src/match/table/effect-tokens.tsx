'use client';
// Effects on a slot or a unit, as tokens beside it: a few words each, and the whole sentence on hover, tap
// or focus.
import type { Touch } from '@sleight/kernel';
import type { LastingEffect } from '@sleight/kit/scene';
import { type CSSProperties, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../../i18n/said';
import { Named } from '../../ui/named';
import { touch } from '../answering';
import { isSameTouch } from '../choosing';
import { useTable } from './context';
import { tokenWords } from './effect-words';

/** Its side distinguishes good from bad too, not only its colour. */
const tones = {
  good: 'border-moss text-moss rounded-full',
  bad: 'border-blood text-blood rounded-none',
  plain: 'border-edge text-dim rounded-sm',
} as const;

const SAID_WIDTH = 220;
const MARGIN = 8;

/** Over or under the token, wherever there is more room; never outside the window. */
function besides({ left, width, top, bottom }: DOMRect): CSSProperties {
  const x = Math.max(MARGIN, Math.min(left + width / 2 - SAID_WIDTH / 2, innerWidth - SAID_WIDTH - MARGIN));
  const isBelow = top < innerHeight / 2;
  return {
    left: x,
    width: SAID_WIDTH,
    ...(isBelow ? { top: bottom + 6 } : { bottom: innerHeight - top + 6 }),
  };
}

function Token({ effect }: { effect: LastingEffect }) {
  const say = useSay();
  const { lighting } = useTable();
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const isLit = lighting.effects.has(effect.id);
  const sentence = say(effect.say);
  const words = tokenWords(sentence);
  const show = () =>
    setPlace(button.current === null ? null : besides(button.current.getBoundingClientRect()));
  const hide = () => setPlace(null);
  return (
    <li className="min-w-0">
      <button
        ref={button}
        type="button"
        data-token={effect.id}
        data-lit={isLit ? '' : undefined}
        className={`block max-w-full border-2 bg-ground/85 px-1.5 text-left text-[length:min(0.75rem,13.5px)] leading-[1.2] font-semibold low:text-[length:min(0.65rem,11.5px)] table:px-2 table:text-sm ${tones[effect.tone]} ${isLit ? 'lit min-h-8' : ''}`}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={() => (isLit ? touch(effect.touch) : show())}
      >
        <Named label={`${words}. ${sentence}`}>{words}</Named>
      </button>
      {place === null
        ? null
        : createPortal(
            <p
              role="tooltip"
              className="pointer-events-none fixed z-50 rounded-sm border border-edge bg-panel px-3 py-2 text-sm leading-snug text-paper"
              style={place}
            >
              {sentence}
            </p>,
            document.body,
          )}
    </li>
  );
}

export function EffectTokens({ on }: { on: readonly (Touch | null | undefined)[] }) {
  const { scene } = useTable();
  const here = scene.effects.filter((effect) =>
    on.some((place) => place != null && isSameTouch(effect.on, place)),
  );
  if (here.length === 0) return null;
  return (
    <ul className="relative z-6 flex max-w-full flex-wrap justify-center gap-1 low:gap-0.5">
      {here.map((effect) => (
        <Token key={effect.id} effect={effect} />
      ))}
    </ul>
  );
}
