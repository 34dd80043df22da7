'use client';
// A sheet over the page: the native dialog, which traps the focus and closes with Escape. The close button is
// always visible, and a tap beside the sheet closes it too.
// Invariant: `onClose` is called at once. The browser's own close event comes later: a key that opens the same sheet
// again in between would be lost.
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
  // The content covers the sheet, so a click on the dialog itself is beside it.
  const isPressedBeside = useRef(false);
  useEffect(() => {
    dialog.current?.showModal();
    // Otherwise the browser focuses the first button, which may be far below the text.
    top.current?.focus();
  }, []);
  const leave = () => {
    dialog.current?.close();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={leave}
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        // Selecting text with a drag that ends beside the sheet does not close it.
        if (isPressedBeside.current && target === dialog.current) leave();
      }}
      className={`m-auto max-h-[90dvh] scroll-pb-20 overflow-y-auto rounded-sm border border-edge bg-panel p-0 text-paper backdrop:bg-ground/80 ${isWide ? 'w-[min(60rem,calc(100vw-1.5rem))]' : 'w-[min(36rem,calc(100vw-2rem))]'}`}
    >
      <div className="p-5 sm:px-6">
        <h2 id={heading} ref={top} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        <div className="mt-4 grid gap-4">{children}</div>
      </div>
      <div className="sticky bottom-0 z-10 border-t border-line bg-panel px-5 py-3 sm:px-6">
        <Button onClick={leave}>{t('close')}</Button>
      </div>
    </dialog>
  );
}
