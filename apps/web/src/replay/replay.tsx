'use client';
// A finished match on the same table, read-only: step by step, from either seat or with every card open.
import type { Eyes } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { Backs } from '../cards/backs';
import { useSay } from '../i18n/said';
import { layoutOf } from '../match/layouts/layouts';
import { lightingOf } from '../match/lighting';
import { InspectorPanel, InspectorSheet } from '../match/panels/inspector';
import { BeingPlayed } from '../match/table/being-played';
import { type TableLook, TableProvider } from '../match/table/context';
import { Hand } from '../match/table/hand';
import { Heading, SmallHeading } from '../match/table/heading';
import { Picker } from '../match/table/picker';
import { Plate } from '../match/table/plate';
import { TheirHand } from '../match/table/their-hand';
import { fileAddress, type Trouble, troubleOf } from '../net/api';
import { ButtonLink, buttonClass } from '../ui/button';
import { Page } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { worldOf } from '../worlds/worlds';
import { ContinueButton } from './continue-button';
import { Controls } from './controls';
import { FileButton, type FileDoor, FileNotes, useFileDoor } from './file-door';
import { chaptersOf, SPEEDS, type Speed, wishOf, within } from './playing';
import { StepLine } from './step-line';
import { StepLog } from './step-log';
import { eyesIn, seenWith, useNames, useRecordedCards, type Watched, watchedMatch } from './watched';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, button');

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('dialog') !== null;

/** How the match ended, and with what score. */
function Outcome({ watched, names }: { watched: Watched; names: readonly string[] }) {
  const t = useTranslations('replay');
  const say = useSay();
  const { result, scores } = watched.head;
  const [first, second] = names;
  return (
    <div className="wrap-anywhere">
      <p className="line-clamp-2 font-display text-lg table:text-2xl">
        {result.winner === null ? t('drawn') : t('ended', { name: names[result.winner] })}
      </p>
      {scores === null ? null : (
        <p className="line-clamp-2 text-sm text-dim table:text-base">
          {t('score', {
            label: say(scores.label),
            first,
            one: scores.points[0],
            second,
            two: scores.points[1],
          })}
        </p>
      )}
    </div>
  );
}

function Shown({ watched, door }: { watched: Watched; door: FileDoor }) {
  const t = useTranslations('replay');
  const say = useSay();
  const { head, match } = watched;
  const [wanted, setEyes] = useState<Eyes>('open');
  const { eyes, seat, moments } = seenWith(watched, wanted);
  const steps = moments();
  const names = useNames(watched);
  const catalogue = useRecordedCards(watched);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const last = steps.length - 1;
  // Other eyes have seen another number of steps.
  const n = within(steps, at);
  // The last move ends the match, whichever of its beats is shown.
  const isOver = steps[n].step === steps[last].step;
  const chapters = useMemo(() => chaptersOf(steps), [steps]);
  const go = (to: number) => {
    setPlaying(false);
    setAt(within(steps, to));
  };
  const toggle = () => {
    if (!isPlaying && n === last) setAt(0);
    setPlaying(!isPlaying);
  };

  useEffect(() => {
    if (!isPlaying) return;
    if (n === last) return setPlaying(false);
    const timer = setTimeout(() => setAt(n + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, n, last, speed]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInDialog(event.target)) return;
      // A button answers to the space bar itself, a slider to the arrows.
      if (isControl(event.target) && (event.key === ' ' || !(event.target as HTMLElement).matches('button')))
        return;
      const wish = wishOf(event.key, n, last);
      if (wish === null) return;
      event.preventDefault();
      if (wish === 'toggle') toggle();
      else go(wish);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });

  const { scene } = steps[n];
  const lighting = useMemo(() => lightingOf(scene, null), [scene]);
  const look: TableLook = { game: head.game, scene, seat, decision: null, lighting, names, ...catalogue };
  const Layout = layoutOf(head.game);
  return (
    <TableProvider look={look}>
      <main
        id="main"
        tabIndex={-1}
        data-step={n}
        data-game={head.game}
        className={`grid h-dvh min-h-[36rem] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto_auto] overflow-clip outline-none [grid-template-areas:'foe''board''hand''me''controls'] table:grid-cols-[minmax(0,1fr)_clamp(18rem,27.5vw,22rem)] table:grid-rows-[auto_minmax(0,1fr)_auto] table:[grid-template-areas:'foe_controls''board_controls''hand_controls'] ${worldOf(head.game).table}`}
      >
        <h1 className="sr-only">{head.title === undefined ? t('title') : say(head.title)}</h1>
        <div className="@container flex items-stretch justify-between overflow-clip [grid-area:foe] table:h-[4.6rem]">
          <Plate whose={seat === 0 ? 1 : 0} isFlat />
          <TheirHand />
          <div className="shrink-0 bg-panel table:hidden">
            <ButtonLink href="/history" look="quiet">
              {t('leave')}
            </ButtonLink>
          </div>
        </div>
        <section aria-label={t('board')} className="relative min-h-0 [grid-area:board]">
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
          <Plate whose={seat} isFlat />
        </div>
        <aside
          aria-label={t('controls')}
          className="relative z-20 min-h-0 gap-3 border-t border-line bg-panel px-3 py-1 [grid-area:controls] table:flex table:flex-col table:border-t-0 table:border-l table:p-4"
        >
          <div className="hidden items-center justify-between table:flex">
            <Heading />
            <ButtonLink href="/history" look="quiet">
              {t('leave')}
            </ButtonLink>
          </div>
          <div className="hidden min-h-[15rem] flex-1 flex-col gap-3 table:flex">
            <InspectorPanel />
            <StepLog steps={steps} n={n} onGo={go} />
          </div>
          <BeingPlayed />
          {n === last ? <Outcome watched={watched} names={names} /> : null}
          <SmallHeading />
          <StepLine log={steps[n].log} />
          <Controls
            n={n}
            last={last}
            chapters={chapters}
            isPlaying={isPlaying}
            speed={speed}
            eyes={eyes}
            allEyes={eyesIn(watched)}
            names={names}
            continuing={
              match !== null && watched.canContinue && !isOver ? (
                <ContinueButton
                  game={head.game}
                  from={{ match, eyes, seat, step: steps[n].step }}
                  onOpen={() => setPlaying(false)}
                />
              ) : null
            }
            files={
              <>
                {match === null ? null : (
                  <a className={buttonClass('line')} href={fileAddress(match, eyes)} download>
                    {t('save')}
                  </a>
                )}
                <FileButton door={door} />
              </>
            }
            onGo={go}
            onToggle={toggle}
            onSpeed={setSpeed}
            onEyes={setEyes}
          />
        </aside>
        <InspectorSheet />
      </main>
    </TableProvider>
  );
}

/** The match with this id, until a file is opened; without an id only a file can be watched. */
export function ReplayScreen({ id }: { id: string | null }) {
  const [watched, setWatched] = useState<Watched | null>(null);
  const [opened, setOpened] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const door = useFileDoor((found) => {
    setWatched(found);
    setOpened((n) => n + 1);
  });
  useEffect(() => {
    if (id === null) return;
    let isWanted = true;
    watchedMatch(id).then(
      (found) => isWanted && setWatched((now) => now ?? found),
      (error: unknown) => isWanted && setTrouble(troubleOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return (
    <>
      {watched === null ? (
        <Nothing isForFiles={id === null} trouble={trouble} door={door} />
      ) : (
        <Shown key={opened} watched={watched} door={door} />
      )}
      <FileNotes door={door} />
    </>
  );
}

/** While the match is on its way, when there is none, and before a file is opened. */
function Nothing({
  isForFiles,
  trouble,
  door,
}: {
  isForFiles: boolean;
  trouble: Trouble | null;
  door: FileDoor;
}) {
  const t = useTranslations('replay');
  if (!isForFiles && trouble === null)
    return (
      <Page title={t('title')} lead={t('loading')}>
        {null}
      </Page>
    );
  return (
    <Page title={t(isForFiles ? 'fromFile' : 'gone')} lead={isForFiles ? t('fromFileLead') : undefined}>
      <TroubleNote trouble={trouble} />
      <Backs />
      <div className="flex flex-wrap gap-3">
        <FileButton door={door} look={isForFiles ? 'primary' : 'line'} />
        <ButtonLink href="/history">{t('mine')}</ButtonLink>
        <ButtonLink href="/" look={isForFiles ? 'line' : 'primary'}>
          {t('home')}
        </ButtonLink>
      </div>
    </Page>
  );
}
