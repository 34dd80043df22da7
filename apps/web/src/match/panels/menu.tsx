'use client';
// The match menu: concede, report a bug, log, keyboard shortcuts, custom rules, sound, leave.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangedRules } from '../../play/changed-rules';
import { SoundFields } from '../../settings/sound-fields';
import { useSettings } from '../../settings/store';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SwitchField } from '../../ui/field';
import { LanguageSwitch } from '../../ui/language-switch';
import { concede } from '../asking';
import { tableOf, useMatch } from '../store';
import { GreetSheet, useHasCompany } from './greet-sheet';
import { KeysSheet } from './keys-sheet';
import { LogList } from './log';
import { ReportSheet } from './report-sheet';

type Sheet = 'menu' | 'greet' | 'resign' | 'report' | 'log' | 'keys' | null;

function ResignSheet({ onClose }: { onClose(): void }) {
  const t = useTranslations('match');
  return (
    <Dialog title={t('resignSure')} onClose={onClose}>
      <p>{t('resignText')}</p>
      <Button
        look="primary"
        onClick={() => {
          void concede();
          onClose();
        }}
      >
        {t('resign')}
      </Button>
    </Dialog>
  );
}

function MenuSheet({ onClose, go }: { onClose(): void; go(sheet: Sheet): void }) {
  const t = useTranslations('match');
  const tt = useTranslations('table');
  const tm = useTranslations('thought');
  const { confirms, confirmsMoves, change } = useSettings();
  const isOver = useMatch((match) => tableOf(match)?.frame.result != null);
  const head = useMatch((match) => match.head);
  const tc = useTranslations('company');
  const hasCompany = useHasCompany();
  const resign = () => {
    if (confirms) return go('resign');
    void concede();
    onClose();
  };
  return (
    <Dialog title={t('menu')} onClose={onClose}>
      <div className="grid gap-2">
        {hasCompany ? <Button onClick={() => go('greet')}>{tc('greet')}</Button> : null}
        <Button onClick={() => go('keys')}>{tt('keyboard')}</Button>
        <Button onClick={() => go('report')}>{t('report')}</Button>
        <Button disabled={isOver} onClick={resign}>
          {t('resign')}
        </Button>
        <ButtonLink href="/">{t('leave')}</ButtonLink>
      </div>
      <ChangedRules changes={head?.changedRules ?? []} />
      <SwitchField label={tt('confirms')} isOn={confirms} onTurn={(on) => change({ confirms: on })} />
      <SwitchField
        label={tm('confirmsMoves')}
        isOn={confirmsMoves}
        onTurn={(on) => change({ confirmsMoves: on })}
      />
      <SoundFields />
      <div className="justify-self-center">
        <LanguageSwitch />
      </div>
    </Dialog>
  );
}

export function Menu() {
  const t = useTranslations('match');
  const tt = useTranslations('table');
  const tc = useTranslations('company');
  const hasCompany = useHasCompany();
  const [sheet, setSheet] = useState<Sheet>(null);
  const close = () => setSheet(null);
  return (
    <div className="flex items-center">
      <Button look="quiet" className="px-2! table:hidden" onClick={() => setSheet('log')} data-log="">
        {t('showLog')}
      </Button>
      <Button
        look="quiet"
        className="hidden! px-3! table:inline-flex!"
        aria-label={tt('keyboard')}
        onClick={() => setSheet('keys')}
        data-keys=""
      >
        ?
      </Button>
      {hasCompany ? (
        <Button
          look="quiet"
          className="hidden! px-2! table:inline-flex!"
          onClick={() => setSheet('greet')}
          data-greet=""
        >
          {tc('greet')}
        </Button>
      ) : null}
      <Button look="quiet" className="px-2!" onClick={() => setSheet('menu')} data-menu="">
        {t('menu')}
      </Button>
      {sheet === 'menu' ? <MenuSheet onClose={close} go={setSheet} /> : null}
      {sheet === 'greet' ? <GreetSheet onClose={close} /> : null}
      {sheet === 'keys' ? <KeysSheet onClose={close} /> : null}
      {sheet === 'resign' ? <ResignSheet onClose={close} /> : null}
      {sheet === 'report' ? <ReportSheet onClose={close} /> : null}
      {sheet === 'log' ? (
        <Dialog title={t('log')} onClose={close}>
          <LogList />
        </Dialog>
      ) : null}
    </div>
  );
}
