'use client';
// A match on the screen: comes to the table, draws what the scene says, and asks what the decision asks.
import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { useSay } from '../i18n/said';
import { TaskPanel } from '../lessons/task-panel';
import { useOffers } from '../play/offers';
import { Button, ButtonLink } from '../ui/button';
import { Page } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { worldOf } from '../worlds/worlds';
import { useCatalogue } from './cards';
import { useKeys } from './keys';
import { layoutOf } from './layouts/layouts';
import { lightingOf } from './lighting';
import { InspectorPanel, InspectorSheet } from './panels/inspector';
import { LogAloud, LogList } from './panels/log';
import { Menu } from './panels/menu';
import { Prompt } from './panels/prompt';
import { enter, liftCurtain, type Match, type SeatTable, tableOf, useMatch } from './store';
import { type TableLook, TableProvider } from './table/context';
import { Hand } from './table/hand';
import { SideBar } from './table/side-bar';

/** What each seat is called: you, somebody's name, or a bot's level. */
function useNames(): string[] {
  const t = useTranslations('match');
  const say = useSay();
  const { head, seat, tables } = useMatch();
  const { games } = useOffers();
  const levels = games?.find(({ id }) => id === head?.game)?.levels ?? [];
  return (head?.players ?? []).map(({ name, level }, i) => {
    if (tables.length === 2) return t('player', { n: i + 1 });
    if (i === seat) return t('you');
    const known = levels.find(({ id }) => id === level);
    return name ?? (known === undefined ? t('opponent') : say(known.name));
  });
}

function Curtain({ seat }: { seat: number }) {
  const t = useTranslations('match');
  return (
    <Page title={t('curtain', { n: seat + 1 })} lead={t('curtainText')}>
      <Button look="primary" data-main="" className="justify-self-start" onClick={liftCurtain}>
        {t('ready')}
      </Button>
    </Page>
  );
}

function Shown({ match, table }: { match: Match; table: SeatTable }) {
  const t = useTranslations('match');
  const say = useSay();
  useKeys();
  const names = useNames();
  const catalogue = useCatalogue(match.head);
  const { scene, decision, seat } = table.update;
  const lighting = useMemo(() => lightingOf(scene, decision, match.held), [scene, decision, match.held]);
  const look: TableLook = { scene, seat, decision, lighting, names, ...catalogue };
  const { turn, phase } = scene.heading;
  const Layout = layoutOf(match.head?.game);
  return (
    <TableProvider look={look}>
      <main
        id="main"
        tabIndex={-1}
        data-version={table.update.version}
        className={`grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto_auto] outline-none [grid-template-areas:'foe''board''prompt''hand''me'] table:grid-cols-[minmax(0,1fr)_20rem] table:grid-rows-[auto_minmax(0,1fr)_auto_auto] table:[grid-template-areas:'foe_info''board_info''hand_prompt''me_prompt'] ${worldOf(match.head?.game).table}`}
      >
        <h1 className="sr-only">{t('title')}</h1>
        <div className="flex items-start justify-between border-b border-line py-1 [grid-area:foe]">
          <SideBar whose={seat === 0 ? 1 : 0} />
          <div className="shrink-0 table:hidden">
            <Menu />
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section tabIndex={0} aria-label={t('middle')} className="min-h-0 overflow-auto [grid-area:board]">
          <p className="px-3 pt-1 text-sm text-dim table:hidden">
            {[turn, ...(phase === null ? [] : [phase])].map(say).join(' · ')}
          </p>
          <Layout />
        </section>
        <aside
          aria-label={t('otherChoices')}
          className="grid max-h-[45dvh] content-end gap-2 overflow-y-auto border-t border-line bg-panel p-2 [grid-area:prompt] table:p-3 table:max-h-none table:border-l"
        >
          <TaskPanel />
          <Prompt />
        </aside>
        <div className="min-w-0 [grid-area:hand]">
          <Hand />
        </div>
        <div className="border-t border-line py-1 [grid-area:me]">
          <SideBar whose={seat} />
        </div>
        <aside
          aria-label={t('log')}
          className="hidden min-h-0 flex-col gap-4 border-l border-line bg-panel p-4 [grid-area:info] table:flex"
        >
          <div className="flex items-center justify-between">
            <p className="font-display text-xl">
              {say(turn)}
              {phase === null ? null : (
                <span className="ml-2 font-sans text-base text-dim">{say(phase)}</span>
              )}
            </p>
            <Menu />
          </div>
          <InspectorPanel />
          <LogList />
        </aside>
        <LogAloud />
        <InspectorSheet />
      </main>
    </TableProvider>
  );
}

export function MatchScreen({ id }: { id: string }) {
  const t = useTranslations('match');
  const match = useMatch();
  useEffect(() => enter(id), [id]);
  const table = tableOf(match);
  if (match.isGone) {
    return (
      <Page title={t('gone')}>
        <TroubleNote trouble={match.trouble} />
        <ButtonLink href="/" look="primary" className="justify-self-start">
          {t('home')}
        </ButtonLink>
      </Page>
    );
  }
  if (table === undefined) {
    return (
      <Page title={t('title')} lead={t('loading')}>
        <TroubleNote trouble={match.trouble} />
      </Page>
    );
  }
  if (match.curtain !== null) return <Curtain seat={match.curtain} />;
  return <Shown match={match} table={table} />;
}
