'use client';
// Opening a saved match: dropped anywhere on the page, or chosen. It is read here and not uploaded.
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Trouble } from '../net/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TroubleNote } from '../ui/trouble';
import { type Watched, watchedFile } from './watched';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

export interface FileDoor {
  /** A file is being dragged over the page. */
  readonly isOver: boolean;
  /** Why the last file was not opened. */
  readonly trouble: Trouble | null;
  open(file: Blob): void;
  forget(): void;
}

/** Watches for dropped files. An unreadable one only sets `trouble`. */
export function useFileDoor(onOpened: (watched: Watched) => void): FileDoor {
  const [isOver, setOver] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const open = (file: Blob): void => {
    setTrouble(null);
    void watchedFile(file).then((found) => {
      if ('watched' in found) onOpened(found.watched);
      else setTrouble({ code: 'file', message: found.message });
    });
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) latest.current(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', out);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', out);
      removeEventListener('drop', drop);
    };
  }, []);
  return { isOver, trouble, open, forget: () => setTrouble(null) };
}

export function FileButton({ door, look }: { door: FileDoor; look?: 'primary' | 'line' }) {
  const t = useTranslations('replay');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} onClick={() => input.current?.click()}>
        {t('openFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".sleight"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file !== undefined) door.open(file);
        }}
      />
    </>
  );
}

/** The drop hint, and why the last file was not opened. */
export function FileNotes({ door }: { door: FileDoor }) {
  const t = useTranslations('replay');
  return (
    <>
      {door.isOver ? (
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center border-4 border-dashed border-gold bg-ground/80">
          <p className="font-display text-3xl">{t('dropHere')}</p>
        </div>
      ) : null}
      {door.trouble === null ? null : (
        <Dialog title={t('notOpened')} onClose={door.forget}>
          <TroubleNote trouble={door.trouble} />
        </Dialog>
      )}
    </>
  );
}
