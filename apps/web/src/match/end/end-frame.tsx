'use client';
// The end of a match on the whole screen: art of cards that were on the table, how it ended, and what may follow.
// Escape, or the last button, goes back to the table.
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { useVerdict } from '../verdict';
import { EndArt } from './end-art';
import { closeEnd } from './ending';

interface Props {
  readonly match: string;
  /** Whose cards are shown first. */
  readonly winner: number;
  /** Said together with the verdict. */
  readonly words: ReactNode;
  readonly buttons: ReactNode;
  readonly children?: ReactNode;
}

export function EndFrame({ match, winner, words, buttons, children }: Props) {
  const t = useTranslations('end');
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const verdict = useVerdict();
  useEffect(() => {
    dialog.current?.showModal();
    top.current?.focus();
  }, []);
  // At once: the browser's own close event comes later.
  const leave = () => {
    dialog.current?.close();
    closeEnd(match);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="end-verdict"
      data-end=""
      onCancel={leave}
      className="fixed inset-0 m-0 grid h-dvh max-h-none w-dvw max-w-none grid-rows-[minmax(6rem,26dvh)_minmax(0,1fr)] border-0 bg-ground p-0 text-paper table:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] table:grid-rows-1 low:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] low:grid-rows-1"
    >
      <EndArt seat={winner} />
      <div className="more-below min-h-0 overflow-y-auto border-t-4 border-vermilion low:border-t-0 low:border-l-4 table:border-t-0 table:border-l-4">
        <div className="grid min-h-full content-center gap-5 p-5 low:gap-3 low:p-4 table:gap-8 table:p-10 min-[80rem]:p-16">
          <div aria-live="polite">
            <h2
              id="end-verdict"
              ref={top}
              tabIndex={-1}
              className="text-5xl outline-none low:text-3xl table:text-7xl min-[80rem]:text-8xl"
            >
              {verdict}
            </h2>
            {words}
          </div>
          {children}
          {/* Two in a row, or all of them: none stands alone, except the first of an odd number. */}
          <div className="@container">
            <div className="grid grid-cols-2 gap-2 @min-[34rem]:auto-cols-fr @min-[34rem]:grid-flow-col @min-[34rem]:grid-cols-none @max-[34rem]:[&>:first-child:nth-last-child(odd)]:col-span-2">
              {buttons}
            </div>
          </div>
          <Button look="quiet" className="justify-self-start px-0!" onClick={leave}>
            {t('table')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
