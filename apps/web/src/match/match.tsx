'use client';
// The match screen: joins the table, draws the scene, and shows the decision.
import { perSeat, type Seat } from '@sleight/kernel/state';
import { withNames } from '@sleight/kit/player-names';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useMemo } from 'react';
import { Backs } from '../cards/backs';
import { type Say, useSay } from '../i18n/said';
import { TaskPanel } from '../lessons/task-panel';
import { useLine } from '../net/line';
import { playerName } from '../play/player-names';
import { Button, ButtonLink } from '../ui/button';
import { Page } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { useCatalogue } from './cards';
import { EndScreen } from './end/end-screen';
import { useFocusKept } from './focus-kept';
import { enter } from './hearing';
import { useKeys } from './keys';
import { lightingOf } from './lighting';
import { MotionLayer } from './motion/layer';
import { PhaseRibbon } from './motion/phase-ribbon';
import { useMotion } from './motion/use-motion';
import { InspectorPanel, InspectorSheet } from './panels/inspector';
import { LogAloud, LogList } from './panels/log';
import { Menu } from './panels/menu';
import { Prompt } from './panels/prompt';
import { BEFORE_THE_DEAL, litDecision, type SeatTable } from './seat-table';
import { useSkipping } from './skipping';
import { type MatchPage, tableOf, useMatch } from './store';
import { BeingPlayed } from './table/being-played';
import { BoardSection } from './table/board-section';
import { type SeatNames, type TableLook, TableProvider } from './table/context';
import { handStrip, matchFrame, myStrip, stripButtons, theirStrip } from './table/frame';
import { Ghost } from './table/ghost';
import { Hand } from './table/hand';
import { Heading } from './table/heading';
import { Introduction } from './table/introduction';
import { Plate } from './table/plate';
import { Rail } from './table/surface';
import { TakenUp } from './table/taken-up';
import { TheirHand } from './table/their-hand';
import { liftCurtain } from './telling';
import { useMatchTitle } from './title';
import { useVerdict } from './verdict';

/** The name of each seat: you, a person's name, or a bot's level. */
function useNames(): SeatNames {
  const t = useTranslations('match');
  const say = useSay();
  const head = useMatch((match) => match.head);
  const seat = useMatch((match) => match.seat);
  const isShared = useMatch(({ tables }) => tables.length === 2);
  return useMemo(
    () =>
      perSeat((one) => {
        if (isShared) return t('player', { n: one + 1 });
        const player = head?.players[one];
        return one === seat ? t('you') : ((player && playerName(player, say)) ?? t('opponent'));
      }),
    [head, seat, isShared, t, say],
  );
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

/** The table waits for this player, the opponent, the server, or nothing any more. */
function stageOf({ isSending }: MatchPage, { frame: { result, decision } }: SeatTable): string {
  if (result !== null) return 'over';
  return decision === null || isSending ? 'waiting' : 'asked';
}

/** The version on screen; in a trial it also counts the picks. */
const versionOf = ({ thought }: MatchPage, { frame: { seat, version } }: SeatTable): string =>
  thought?.seat === seat ? `${version}.${thought.keys.length}` : `${version}`;

/** The distinction of a match from others of its game: its task, or the opponent. */
function aboutOf({ head, tables, seat }: MatchPage, names: SeatNames, say: Say): string | null {
  if (head?.task !== undefined) return say(head.task.title);
  return head === null || tables.length === 2 ? null : names[seat === 0 ? 1 : 0];
}

/** The words that the motion layer shows while it tells a beat. */
function useStoryWords(match: MatchPage, table: SeatTable, names: SeatNames) {
  const t = useTranslations('story');
  const say = useSay();
  const { seat, scene, log } = table.frame;
  const isShared = match.tables.length === 2;
  return {
    turn: say(scene.heading.turn),
    story: log.map((line) => withNames(say(line), names)).join(' '),
    verdict: useVerdict(),
    say,
    starts: (one: number) =>
      t('starts', { who: one === seat && !isShared ? 'you' : 'other', name: names[one] ?? '' }),
  };
}

/** The panel beside the board: heading, log, task and prompt. */
function MatchSide() {
  const t = useTranslations('match');
  return (
    <aside
      aria-label={t('log')}
      className="sticky bottom-0 z-20 min-h-0 gap-3 border-line bg-panel [grid-area:side] side:flex side:flex-col side:border-l low:[&>*:last-child]:mt-auto low:gap-1 low:overflow-y-auto low:p-2 table:p-4"
    >
      <div data-strip="" className="hidden shrink-0 items-center justify-between side:flex">
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
  );
}

/** The parts of the table in their places. Each looks up what it shows, so a beat draws only those that it changes. */
const Furniture = memo(function Furniture({ game, seat }: { game: string; seat: Seat }) {
  const t = useTranslations('match');
  return (
    <>
      <div className={theirStrip}>
        <Rail game={game} />
        <Plate whose={seat === 0 ? 1 : 0} isFlat />
        <div className="relative hidden min-w-0 flex-1 table:block">
          <TheirHand />
          <PhaseRibbon />
        </div>
        <div data-strip="" className={stripButtons}>
          <Menu />
        </div>
      </div>
      <BoardSection game={game} label={t('board')} />
      <div className={handStrip}>
        <Rail game={game} />
        <div className="hidden shrink-0 self-end table:block table:max-w-[18rem]">
          <Plate whose={seat} />
        </div>
        <div className="h-full min-w-0 flex-1">
          <Hand />
        </div>
      </div>
      <div className={myStrip}>
        <Plate whose={seat} isFlat />
      </div>
      <MatchSide />
    </>
  );
});

function Shown({ match, table }: { match: MatchPage; table: SeatTable }) {
  const t = useTranslations('match');
  useKeys();
  useFocusKept();
  useSkipping();
  const say = useSay();
  const names = useNames();
  const catalogue = useCatalogue(match.head);
  const { scene, decision, seat, facts: told } = table.frame;
  const game = match.head?.game ?? '';
  const lit = litDecision(table);
  const { held, copy, marks, hint } = match;
  const lighting = useMemo(
    () => lightingOf(scene, lit, { held, copy, marks, hint }),
    [scene, lit, held, copy, marks, hint],
  );
  const look = useMemo(
    (): TableLook => ({ game, scene, seat, decision, lighting, names, told, ...catalogue }),
    [game, scene, seat, decision, lighting, names, told, catalogue],
  );
  const stage = stageOf(match, table);
  const isOpen = useLine(({ state }) => state === 'open');
  useMatchTitle({
    game: match.head?.game,
    about: aboutOf(match, names, say),
    isAsked: stage === 'asked' && isOpen && match.tables.length === 1,
  });
  const motion = useMotion();
  const words = useStoryWords(match, table, names);
  return (
    <TableProvider look={look}>
      <main
        id="main"
        tabIndex={-1}
        data-version={versionOf(match, table)}
        data-beat={table.frame.beat}
        data-game={match.head?.game}
        data-world={match.head?.game}
        data-stage={stage}
        className={`${matchFrame} bg-(--world-table)`}
      >
        <h1 className="sr-only">{t('title')}</h1>
        <Furniture game={game} seat={seat} />
        {table.frame.beat === BEFORE_THE_DEAL ? <Introduction /> : null}
        <MotionLayer game={game} table={table} motion={motion} words={words} />
        <TakenUp />
        <LogAloud />
        <InspectorSheet />
        <Ghost />
        <EndScreen />
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
