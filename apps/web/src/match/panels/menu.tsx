'use client';
// What one may do besides playing: take back, resign, report, read the log, leave.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSettings } from '../../settings/store';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LanguageSwitch } from '../../ui/language-switch';
import { concede, report, tableOf, undo, useMatch } from '../store';
import { LogList } from './log';

type Sheet = 'menu' | 'resign' | 'report' | 'log' | null;

function ReportSheet({ onClose }: { onClose(): void }) {
  const t = useTranslations('match');
  const [note, setNote] = useState('');
  const [kept, setKept] = useState<string | null>(null);
  const send = async () => setKept((await report(note))?.report ?? null);
  return (
    <Dialog title={t('report')} onClose={onClose}>
      {kept === null ? (
        <>
          <p>{t('reportText')}</p>
          <label className="grid gap-1 font-semibold">
            {t('reportNote')}
            <textarea
              className="min-h-32 rounded-sm border border-edge bg-ground p-3 font-normal"
              maxLength={2000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </label>
          <Button look="primary" onClick={() => void send()}>
            {t('send')}
          </Button>
        </>
      ) : (
        <p role="status">{t('reported', { id: kept })}</p>
      )}
    </Dialog>
  );
}

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

export function Menu() {
  const t = useTranslations('match');
  const [sheet, setSheet] = useState<Sheet>(null);
  const confirms = useSettings((settings) => settings.confirms);
  const { update } = useMatch(tableOf) ?? {};
  const isOver = update?.result != null;
  const close = () => setSheet(null);
  const resign = () => {
    if (confirms) return setSheet('resign');
    void concede();
    close();
  };
  return (
    <div className="flex items-center gap-1">
      {update?.mayUndo ? (
        <Button look="quiet" onClick={() => void undo()}>
          {t('undo')}
        </Button>
      ) : null}
      <Button look="quiet" className="table:hidden" onClick={() => setSheet('log')} data-log="">
        {t('showLog')}
      </Button>
      <Button look="quiet" onClick={() => setSheet('menu')}>
        {t('menu')}
      </Button>
      {sheet === 'menu' ? (
        <Dialog title={t('menu')} onClose={close}>
          <div className="grid gap-2">
            <Button disabled={isOver} onClick={resign}>
              {t('resign')}
            </Button>
            <Button onClick={() => setSheet('report')}>{t('report')}</Button>
            <ButtonLink href="/">{t('leave')}</ButtonLink>
            <div className="justify-self-center">
              <LanguageSwitch />
            </div>
          </div>
          <h3 className="text-xl">{t('keys')}</h3>
          <p className="text-dim">{t('keysText')}</p>
        </Dialog>
      ) : null}
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
