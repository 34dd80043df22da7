'use client';
// What a player may set: language, motion, sound, confirmations, and who they are.
import { useTranslations } from 'next-intl';
import { RadioField, SwitchField } from '../ui/field';
import { LanguageSwitch } from '../ui/language-switch';
import { Panel } from '../ui/panel';
import { Account } from './account';
import { SigningIn } from './signing-in';
import { SoundFields } from './sound-fields';
import { type Settings, speeds, useSettings } from './store';

const reduced = ['system', 'on', 'off'] as const satisfies readonly Settings['reducedMotion'][];

export function SettingsForm() {
  const t = useTranslations('settings');
  const { speed, reducedMotion, confirms, change } = useSettings();
  return (
    <>
      <Panel title={t('language')}>
        <div className="justify-self-start">
          <LanguageSwitch />
        </div>
      </Panel>
      <Panel title={t('motion')}>
        <RadioField
          name="speed"
          label={t('speed')}
          value={speed}
          choices={speeds.map((value) => ({ value, label: t(`speeds.${value}`) }))}
          onPick={(value) => change({ speed: speeds.find((one) => one === value) })}
        />
        <RadioField
          name="reduced"
          label={t('reduced')}
          hint={t('reducedHint')}
          value={reducedMotion}
          choices={reduced.map((value) => ({ value, label: t(`reducedChoices.${value}`) }))}
          onPick={(value) => change({ reducedMotion: reduced.find((one) => one === value) })}
        />
      </Panel>
      <Panel title={t('sound')}>
        <SoundFields />
      </Panel>
      <Panel title={t('table')}>
        <SwitchField
          label={t('confirms')}
          hint={t('confirmsHint')}
          isOn={confirms}
          onTurn={(on) => change({ confirms: on })}
        />
      </Panel>
      <Account />
      <SigningIn />
    </>
  );
}
