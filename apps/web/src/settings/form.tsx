'use client';
// The settings: language, motion, sound, confirmations, and the account.
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
  const tc = useTranslations('company');
  const tm = useTranslations('thought');
  const tt = useTranslations('table');
  const { speed, reducedMotion, confirms, confirmsMoves, hearsGreetings, change } = useSettings();
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
          label={tt('confirms')}
          hint={t('confirmsHint')}
          isOn={confirms}
          onTurn={(on) => change({ confirms: on })}
        />
        <SwitchField
          label={tm('confirmsMoves')}
          hint={tm('confirmsMovesHint')}
          isOn={confirmsMoves}
          onTurn={(on) => change({ confirmsMoves: on })}
        />
        <SwitchField
          label={tc('hears')}
          hint={tc('hearsHint')}
          isOn={hearsGreetings}
          onTurn={(on) => change({ hearsGreetings: on })}
        />
      </Panel>
      <Account />
      <SigningIn />
    </>
  );
}
