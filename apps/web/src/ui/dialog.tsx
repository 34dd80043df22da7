'use client';
// A sheet over the page: the browser's own dialog, which keeps the focus inside and closes with Escape.
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Dialog({ title, children, onClose }: Props) {
  const t = useTranslations('site');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="m-auto max-h-[90dvh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-sm border border-edge bg-panel p-6 text-paper backdrop:bg-ground/80"
    >
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4 grid gap-4">{children}</div>
      <form method="dialog" className="mt-6">
        <Button type="submit">{t('close')}</Button>
      </form>
    </dialog>
  );
}
