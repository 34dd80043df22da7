'use client';
// A hint: the best options with their chance to win, highlighted on the table and listed here.
import { useFormatter, useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { Button } from '../../ui/button';
import { pick, putBack } from '../answering';
import { askHint } from '../asking';
import { useMatch } from '../store';
import { useTable } from '../table/context';

/** There are no hints against another person; the server refuses them too. A puzzle has its own hint. */
const useMayAsk = (): boolean => {
  const { decision, seat } = useTable();
  const hasItsOwn = useMatch(({ head }) => head?.task?.kind === 'puzzle' && head.task.hint !== null);
  const isAgainstPerson = useMatch(
    ({ head, tables }) => tables.length < 2 && head?.players[seat === 0 ? 1 : 0]?.level == null,
  );
  return decision !== null && decision.options.length > 1 && !isAgainstPerson && !hasItsOwn;
};

export function HintButton() {
  const t = useTranslations('table');
  const mayAsk = useMayAsk();
  const { isSending, hint } = useMatch();
  if (!mayAsk || hint !== null) return null;
  return (
    <button
      type="button"
      data-hint=""
      disabled={isSending}
      className="min-h-8 px-1 text-sm text-dim underline-offset-4 hover:text-paper hover:underline"
      onClick={() => void askHint()}
    >
      {t('hint')}
    </button>
  );
}

/** The text for none and for one; for more, that the best come first. */
const hintTexts = ['noHint', 'oneHint'] as const;

export function HintList() {
  const t = useTranslations('table');
  const say = useSay();
  const format = useFormatter();
  const { hint, isSending } = useMatch();
  if (hint === null) return null;
  return (
    <section
      aria-label={t('hint')}
      aria-live="polite"
      className="bg-ground p-2 table:bg-transparent table:p-1"
    >
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm text-dim">{t(hintTexts[hint.options.length] ?? 'hintText')}</p>
        <Button look="quiet" className="px-2! text-sm" onClick={putBack}>
          {t('hide')}
        </Button>
      </div>
      <ol className="grid gap-1">
        {hint.options.map(({ key, say: said, win }) => (
          <li key={key}>
            <Button
              disabled={isSending}
              className="w-full justify-between! border-gold text-left!"
              onClick={() => void pick({ key })}
            >
              <span>{say(said)}</span>
              <span className="text-gold">{format.number(win, { style: 'percent' })}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
