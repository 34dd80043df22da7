'use client';
// The characters of a level, each with a portrait, its style and a sentence.
import { useTranslations } from 'next-intl';
import { Portrait } from '../cards/art';
import { useSay } from '../i18n/said';
import type { GameOffer } from '../net/api';

type Level = GameOffer['levels'][number];

interface Props {
  readonly level: Level;
  readonly value: string;
  onPick(persona: string): void;
}

export function PersonaField({ level, value, onPick }: Props) {
  const t = useTranslations('play');
  const say = useSay();
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{t('persona')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {level.personas.map(({ id, name, style, about }) => (
          <label
            key={id}
            className="grid grid-cols-[auto_4.5rem_minmax(0,1fr)] items-center gap-3 rounded-sm border border-edge py-2 pr-3 pl-4 hover:border-gold has-checked:border-gold has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              className="size-4 accent-gold"
              name="persona"
              value={id}
              checked={value === id}
              aria-describedby={`persona-${id}`}
              onChange={() => onPick(id)}
              aria-label={say(name)}
            />
            <Portrait id={id} className="size-18 rounded-sm" />
            <span className="grid leading-tight">
              <span className="font-display text-lg">{say(name)}</span>
              <span id={`persona-${id}`} className="text-sm text-dim">
                <span className="block text-paper">{say(style)}</span>
                {say(about)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
