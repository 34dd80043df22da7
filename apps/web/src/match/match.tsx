'use client';
// A match on the screen: comes to the table, draws what the scene says, and asks what the decision asks.
import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { Backs } from '../cards/backs';
import { type Say, useSay } from '../i18n/said';
import { TaskPanel } from '../lessons/task-panel';
import { useLine } from '../net/line';
import { useOffers } from '../play/offers';
import { Button, ButtonLink } from '../ui/button';
import { Page } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { worldOf } from '../worlds/worlds';
import { useCatalogue } from './cards';
import { useKeys } from './keys';
import { layoutOf } from './layouts/layouts';
import { lightingOf } from './lighting';
import { MotionLayer } from './motion/layer';
import { useMotion } from './motion/use-motion';
import { InspectorPanel, InspectorSheet } from './panels/inspector';
import { LogAloud, LogList } from './panels/log';
import { Menu } from './panels/menu';
import { Prompt } from './panels/prompt';
import { BEFORE_THE_DEAL, type SeatTable } from './seat-table';
import { useSkipping } from './skipping';
import { enter, liftCurtain, type Match, tableOf, useMatch } from './store';
import { BeingPlayed } from './table/being-played';
import { type TableLook, TableProvider } from './table/context';
import { Ghost } from './table/ghost';
import { Hand } from './table/hand';
import { Heading } from './table/heading';
import { Introduction } from './table/introduction';
import { Picker } from './table/picker';
import { Plate } from './table/plate';
import { TheirHand } from './table/their-hand';
import { useMatchTitle } from './title';
import { useVerdict } from './verdict';

/** What each seat is called: you, somebody's name, or a bot's level. */
function useNames(): string[] {
  const t = useTranslations('match');
  const say = useSay();
  const { head, seat, tables } = useMatch();
  const { games } = useOffers();
  const levels = games?.find(({ id }) => id === head?.game)?.levels ?? [];
  return (head?.players ?? []).map(({ name, level, persona }, i) => {
    if (tables.length === 2) return t('player', { n: i + 1 });
    if (i === seat) return t('you');
    const known = persona ?? levels.find(({ id }) => id === level);
    return name ?? (known === undefined ? t('opponent') : say(known.name));
  });
}

function Curtain({ seat, game }: { seat: number; game: string }) {
  const t = useTranslations('match');
  return (
    <Page title={t('curtain', { n: seat + 1 })} lead={t('curtainText')}>
      <Backs of={[game, game, game]} />
      <Button look="primary" data-main="" className="justify-self-start" onClick={liftCurtain}>
        {t('ready')}
      </Button>
    </Page>
  );
}

/** What the table waits for: this player, the other or the server, or nobody any more. */
function stageOf({ isSending }: Match, { frame: { result, decision } }: SeatTable): string {
  if (result !== null) return 'over';
  return decision === null || isSending ? 'waiting' : 'asked';
}

/** What tells a match from others of its game: its task, or who is on the other side. */
function aboutOf({ head, tables, seat }: Match, names: readonly string[], say: Say): string | null {
  if (head?.task !== undefined) return say(head.task.title);
  return tables.length === 2 ? null : (names[seat === 0 ? 1 : 0] ?? null);
}

function Shown({ match, table }: { match: Match; table: SeatTable }) {
  const t = useTranslations('match');
  useKeys();
  useSkipping();
  const say = useSay();
  const names = useNames();
  const catalogue = useCatalogue(match.head);
  const { scene, decision, seat } = table.frame;
  const { held, copy, marks, hint } = match;
  const lighting = useMemo(
    () => lightingOf(scene, decision, { held, copy, marks, hint }),
    [scene, decision, held, copy, marks, hint],
  );
  const look: TableLook = {
    game: match.head?.game ?? '',
    scene,
    seat,
    decision,
    lighting,
    names,
    ...catalogue,
  };
  const Layout = layoutOf(match.head?.game);
  const stage = stageOf(match, table);
  const isOpen = useLine(({ state }) => state === 'open');
  useMatchTitle({
    game: match.head?.game,
    about: aboutOf(match, names, say),
    isAsked: stage === 'asked' && isOpen && match.tables.length === 1,
  });
  const motion = useMotion();
  const story = table.frame.log.map(say).join(' ');
  const words = { turn: say(scene.heading.turn), story, verdict: useVerdict() };
  return (
    <TableProvider look={look}>
      <main
        id="main"
        tabIndex={-1}
        data-version={table.frame.version}
        data-beat={table.frame.beat}
        data-game={match.head?.game}
        data-stage={stage}
        className={`grid h-dvh min-h-[36rem] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto_auto] overflow-clip outline-none [grid-template-areas:'foe''board''prompt''hand''me'] table:grid-cols-[minmax(0,1fr)_clamp(18rem,27.5vw,22rem)] table:grid-rows-[auto_minmax(0,1fr)_auto] table:[grid-template-areas:'foe_info''board_info''hand_info'] ${worldOf(match.head?.game).table}`}
      >
        <h1 className="sr-only">{t('title')}</h1>
        <div className="@container flex items-stretch justify-between overflow-clip [grid-area:foe] table:h-[4.6rem]">
          <Plate whose={seat === 0 ? 1 : 0} isFlat />
          <TheirHand />
          <div className="shrink-0 bg-panel table:hidden">
            <Menu />
          </div>
        </div>
        <section data-board="" aria-label={t('board')} className="relative min-h-0 [grid-area:board]">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div tabIndex={0} className="h-full overflow-auto [container-type:size]">
            <Layout />
          </div>
          <Picker />
        </section>
        <div className="relative z-10 min-w-0 [grid-area:hand] table:flex table:h-[23vh] table:items-start">
          <div className="hidden shrink-0 self-end table:block table:max-w-72">
            <Plate whose={seat} />
          </div>
          <div className="min-w-0 flex-1">
            <Hand />
          </div>
        </div>
        <div className="@container border-t border-line [grid-area:me] table:hidden">
          <Plate whose={seat} />
        </div>
        <aside
          aria-label={t('log')}
          className="sticky bottom-0 z-20 min-h-0 gap-3 border-line bg-panel [grid-area:prompt] table:static table:flex table:flex-col table:border-l table:p-4 table:[grid-area:info]"
        >
          <div className="hidden items-center justify-between table:flex">
            <Heading />
            <Menu />
          </div>
          <div className="hidden min-h-[15rem] flex-1 flex-col gap-3 table:flex">
            <InspectorPanel />
            <LogList />
          </div>
          <BeingPlayed />
          <TaskPanel />
          <Prompt />
        </aside>
        {table.frame.beat === BEFORE_THE_DEAL ? <Introduction /> : null}
        <MotionLayer game={look.game} table={table} motion={motion} words={words} />
        <LogAloud />
        <InspectorSheet />
        <Ghost />
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
        <Backs />
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
  if (match.curtain !== null) return <Curtain seat={match.curtain} game={match.head?.game ?? ''} />;
  return <Shown match={match} table={table} />;
}
