'use client';
// Volume and mute: on the settings page and at the table.
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { SwitchField } from '../ui/field';
import { useSettings } from './store';

function Volume() {
  const t = useTranslations('settings');
  const { volume, change } = useSettings();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between font-semibold">
        {t('volume')} <output htmlFor={id}>{t('percent', { volume: volume / 100 })}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        className="min-h-11 w-full accent-gold"
        onChange={(event) => change({ volume: event.target.valueAsNumber })}
      />
    </div>
  );
}

export function SoundFields() {
  const t = useTranslations('settings');
  const { isMuted, change } = useSettings();
  return (
    <>
      <Volume />
      <SwitchField label={t('mute')} isOn={isMuted} onTurn={(on) => change({ isMuted: on })} />
    </>
  );
}
