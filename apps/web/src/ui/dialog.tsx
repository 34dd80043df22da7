'use client';
// A sheet over the page: the browser's own dialog, which keeps the focus inside and closes with Escape.
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly isWide?: boolean;
  onClose(): void;
}

export function Dialog({ title, children, isWide = false, onClose }: Props) {
  const t = useTranslations('site');
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // Else the browser goes to the first button, which may be far below what is to be read first.
    top.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className={`m-auto max-h-[90dvh] overflow-y-auto rounded-sm border border-edge bg-panel p-5 text-paper backdrop:bg-ground/80 sm:p-6 ${isWide ? 'w-[min(60rem,calc(100vw-1.5rem))]' : 'w-[min(36rem,calc(100vw-2rem))]'}`}
    >
      <h2 id={heading} ref={top} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <div className="mt-4 grid gap-4">{children}</div>
      <form method="dialog" className="mt-6">
        <Button type="submit">{t('close')}</Button>
      </form>
    </dialog>
  );
}
