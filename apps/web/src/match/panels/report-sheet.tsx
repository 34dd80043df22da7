'use client';
// A bug report from the table. Invariant: the text about a match is kept until it has been sent, however the sheet was
// closed.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { create } from 'zustand';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { report } from '../asking';
import { useMatch } from '../store';

interface Draft {
  readonly match: string | null;
  readonly note: string;
}

const useDraft = create<Draft>()(() => ({ match: null, note: '' }));

export function ReportSheet({ onClose }: { onClose(): void }) {
  const t = useTranslations('match');
  const match = useMatch(({ id }) => id);
  const note = useDraft((draft) => (draft.match === match ? draft.note : ''));
  const write = (text: string) => useDraft.setState({ match, note: text });
  const [kept, setKept] = useState<string | null>(null);
  const send = async () => {
    const reply = await report(note);
    if (reply === null) return;
    setKept(reply.report);
    write('');
  };
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
              onChange={(event) => write(event.target.value)}
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
