'use client';
// What a player may set: language, motion, sound, confirmations, and leaving.
import { useTranslations } from 'next-intl';
import { signOut } from '../net/api';
import { closeLine } from '../net/line';
import { useWho } from '../net/who';
import { Button, ButtonLink } from '../ui/button';
import { RadioField, SwitchField } from '../ui/field';
import { LanguageSwitch } from '../ui/language-switch';
import { Panel } from '../ui/panel';
import { SoundFields } from './sound-fields';
import { type Settings, speeds, useSettings } from './store';

const reduced = ['system', 'on', 'off'] as const satisfies readonly Settings['reducedMotion'][];

function Account() {
  const t = useTranslations('settings');
  const { answer, look } = useWho();
  const me = answer?.me;
  if (!me) return null;
  const leave = async () => {
    await signOut().catch(() => {});
    closeLine();
    await look().catch(() => {});
  };
  return (
    <Panel title={t('account')}>
      <p>{me.isGuest ? t('guest', { name: me.name }) : t('signedIn', { name: me.name })}</p>
      {me.isGuest ? (
        <ButtonLink href="/sign-up" look="primary" className="justify-self-start">
          {t('keep')}
        </ButtonLink>
      ) : (
        <Button className="justify-self-start" onClick={() => void leave()}>
          {t('signOut')}
        </Button>
      )}
    </Panel>
  );
}

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
    </>
  );
}
