'use client';
// Every key that does something at the table.
import { useTranslations } from 'next-intl';
import { Dialog } from '../../ui/dialog';

const keys = [
  'arrows',
  'enter',
  'escape',
  'main',
  'digits',
  'undo',
  'hint',
  'greet',
  'log',
  'menu',
  'keys',
] as const;

export function KeysSheet({ onClose }: { onClose(): void }) {
  const t = useTranslations('table');
  return (
    <Dialog title={t('keyboard')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map((key) => (
          <div key={key} className="col-span-full grid grid-cols-subgrid">
            <dt>
              <kbd className="inline-block rounded-xs border border-edge px-2 font-sans font-semibold">
                {t(`key.${key}`)}
              </kbd>
            </dt>
            <dd>{t(`does.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
