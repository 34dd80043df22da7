'use client';
// The one spot where a player is asked: what is to be decided, and one main button whose place never changes.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '../../i18n/navigation';
import { useSay } from '../../i18n/said';
import { TaskOver } from '../../lessons/task-panel';
import { Button, ButtonLink } from '../../ui/button';
import { TroubleNote } from '../../ui/trouble';
import type { Option } from '../choosing';
import { askRematch, pick, putBack, tableOf, useMatch } from '../store';
import { useTable } from '../table/context';

/** The first option that needs no click on the table is the main button; others stand beside it. */
function mainOf(plain: readonly Option[]): Option | undefined {
  return plain[0];
}

function Choices({ options }: { options: readonly Option[] }) {
  const say = useSay();
  const isSending = useMatch((match) => match.isSending);
  return (
    <>
      {options.map((option) => (
        <li key={option.key}>
          <Button
            data-listed=""
            data-key={option.key}
            disabled={isSending}
            className="w-full"
            onClick={() => void pick(option)}
          >
            {say(option.say)}
          </Button>
        </li>
      ))}
    </>
  );
}

/** Every option in words: for whoever would rather read a list than find things on a table. */
function AllChoices({ options }: { options: readonly Option[] }) {
  const t = useTranslations('match');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-8 items-center text-dim hover:text-paper">
        {t('allChoices', { n: options.length })}
      </summary>
      {isOpen ? (
        <ul className="grid max-h-64 gap-1 overflow-y-auto p-1">
          <Choices options={options} />
        </ul>
      ) : null}
    </details>
  );
}

function Over() {
  const t = useTranslations('match');
  const router = useRouter();
  const match = useMatch();
  const { update } = tableOf(match) ?? {};
  const winner = update?.result?.winner ?? null;
  const isShared = match.tables.length === 2;
  const verdict =
    winner === null
      ? t('drawn')
      : isShared
        ? t('playerWins', { n: winner + 1 })
        : t(winner === match.seat ? 'won' : 'lost');
  const { asked, match: next } = match.rematch;
  const hasAsked = asked.includes(match.seat);
  const again = async () => {
    const reply = await askRematch();
    if (reply?.match) router.push(`/game/${reply.match}`);
  };
  return (
    <>
      <h2 className="text-4xl">{verdict}</h2>
      {asked.length > 0 && !hasAsked ? <p>{t('wantsAgain')}</p> : null}
      <TroubleNote trouble={match.trouble} />
      <div className="grid grid-cols-2 gap-2">
        <ButtonLink href="/">{t('home')}</ButtonLink>
        <ButtonLink href={`/replay/${match.id}`}>{t('watch')}</ButtonLink>
        {next === null ? (
          <Button look="primary" disabled={hasAsked} data-main="" onClick={() => void again()}>
            {t(hasAsked ? 'askedAgain' : 'again')}
          </Button>
        ) : (
          <ButtonLink look="primary" href={`/game/${next}`}>
            {t('next')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Asked() {
  const t = useTranslations('match');
  const say = useSay();
  const { decision, lighting, names, seat } = useTable();
  const { held, isSending, trouble } = useMatch();
  const main = mainOf(lighting.plain);
  const listed = [...lighting.listed, ...lighting.plain.slice(1)];
  const why = decision === null ? t('thinking', { name: names[seat === 0 ? 1 : 0] }) : say(decision.why);
  const hasLit = lighting.pieces.size + lighting.areas.size + lighting.effects.size > 0;
  const hint = held.length > 0 ? t('chooseWhere') : hasLit ? t('chooseLit') : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 table:grid-cols-1 table:gap-y-2">
      <div className="table:min-h-[2.8em]">
        <div aria-live="polite">
          <p className={`leading-tight ${decision === null ? 'text-dim' : 'text-lg font-semibold'}`}>{why}</p>
          {hint === '' ? null : <p className="hidden text-dim table:block">{hint}</p>}
        </div>
        {decision === null || !hasLit ? null : <AllChoices options={decision.options} />}
      </div>
      <div className="order-first col-span-full table:order-none">
        <TroubleNote trouble={trouble} />
        {listed.length === 0 ? null : (
          <ul aria-label={t('otherChoices')} className="grid max-h-60 gap-1 overflow-y-auto p-1">
            <Choices options={listed} />
          </ul>
        )}
      </div>
      <div className="flex max-w-[56vw] gap-2 p-1 table:max-w-none">
        {held.length === 0 ? null : (
          <Button className="shrink-0" onClick={putBack}>
            {t('cancel')}
          </Button>
        )}
        {main === undefined ? (
          <Button look="primary" className="flex-1" disabled>
            {t(decision === null ? 'wait' : 'pickOne')}
          </Button>
        ) : (
          <Button
            look="primary"
            className="flex-1"
            data-main=""
            data-key={main.key}
            disabled={isSending}
            onClick={() => void pick(main)}
          >
            {say(main.say)}
          </Button>
        )}
      </div>
    </div>
  );
}

export function Prompt() {
  const isOver = useMatch((match) => tableOf(match)?.update.result != null);
  const task = useMatch(({ head }) => head?.task);
  if (!isOver) return <Asked />;
  return task === undefined ? <Over /> : <TaskOver task={task} />;
}
