'use client';
// A sheet over the page: the browser's own dialog, which keeps the focus inside and closes with Escape. The way out is
// always in sight, and a tap beside the sheet closes it too.
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
  // What is inside covers the sheet, so that only what is beside it is the dialog itself.
  const isPressedBeside = useRef(false);
  useEffect(() => {
    dialog.current?.showModal();
    // Else the browser goes to the first button, which may be far below what is to be read first.
    top.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        // Text that is selected with a pull that ends beside the sheet leaves it open.
        if (isPressedBeside.current && target === dialog.current) dialog.current?.close();
      }}
      className={`m-auto max-h-[90dvh] scroll-pb-20 overflow-y-auto rounded-sm border border-edge bg-panel p-0 text-paper backdrop:bg-ground/80 ${isWide ? 'w-[min(60rem,calc(100vw-1.5rem))]' : 'w-[min(36rem,calc(100vw-2rem))]'}`}
    >
      <div className="p-5 sm:px-6">
        <h2 id={heading} ref={top} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        <div className="mt-4 grid gap-4">{children}</div>
      </div>
      <form method="dialog" className="sticky bottom-0 z-10 border-t border-line bg-panel px-5 py-3 sm:px-6">
        <Button type="submit">{t('close')}</Button>
      </form>
    </dialog>
  );
}
