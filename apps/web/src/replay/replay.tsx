'use client';
// A finished match on the same table, read-only: step by step, from either seat or with all cards face up.
import type { Seat } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import type { Eyes } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { Backs } from '../cards/backs';
import { useSay } from '../i18n/said';
import { lightingOf } from '../match/lighting';
import { InspectorPanel, InspectorSheet } from '../match/panels/inspector';
import { BeingPlayed } from '../match/table/being-played';
import { BoardSection } from '../match/table/board-section';
import { type SeatNames, type TableLook, TableProvider } from '../match/table/context';
import { myStrip, replayFrame, stripButtons, theirStrip, watchedHandStrip } from '../match/table/frame';
import { Hand } from '../match/table/hand';
import { Heading, SmallHeading } from '../match/table/heading';
import { Plate } from '../match/table/plate';
import { Rail } from '../match/table/surface';
import { TheirHand } from '../match/table/their-hand';
import { fileAddress, type Trouble, troubleOf } from '../net/api';
import { ButtonLink, buttonClass } from '../ui/button';
import { Page } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { ContinueButton } from './continue-button';
import { Controls } from './controls';
import { FileButton, type FileDoor, FileNotes, useFileDoor } from './file-door';
import { Outcome } from './outcome';
import { askedFor, type Chapter, chaptersOf, type ReplaySpeed, SPEEDS, wishOf, within } from './playing';
import { StepLine } from './step-line';
import { StepLog } from './step-log';
import {
  eyesIn,
  type ReplayBeat,
  seenWith,
  useNames,
  useRecordedCards,
  type Watched,
  watchedMatch,
  watchedSolution,
} from './watched';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, button');

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('dialog') !== null;

/** The page to go back to: the puzzle, or the user's matches. */
function Leave({ solves }: Pick<Watched, 'solves'>) {
  const t = useTranslations('replay');
  return (
    <ButtonLink href={solves === null ? '/history' : `/game/${solves}`} look="quiet">
      {t(solves === null ? 'leave' : 'backToPuzzle')}
    </ButtonLink>
  );
}

/** The step on screen, and moving through the steps: by hand, by key, or by itself. */
function useStepping(steps: readonly ReplayBeat[], chapters: readonly Chapter[], isSolution: boolean) {
  const [at, setAt] = useState(() => askedFor(chapters, location.search));
  // A solution starts playing at once.
  const [isPlaying, setPlaying] = useState(isSolution);
  const [speed, setSpeed] = useState<ReplaySpeed>('normal');
  const last = steps.length - 1;
  // Other points of view have a different number of steps.
  const n = within(steps, at);
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
      // A button handles the space bar itself, a slider the arrows.
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
  return { n, last, isPlaying, speed, go, toggle, setPlaying, setSpeed };
}

interface FilesProps {
  readonly match: string | null;
  readonly eyes: Eyes;
  /** Null where no file can be opened. */
  readonly door: FileDoor | null;
}

/** Saving this match as a file, and opening another. */
function Files({ match, eyes, door }: FilesProps) {
  const t = useTranslations('replay');
  return (
    <>
      {match === null ? null : (
        <a className={buttonClass('line')} href={fileAddress(match, eyes)} download>
          {t('save')}
        </a>
      )}
      {door === null ? null : <FileButton door={door} />}
    </>
  );
}

/** The hand and the name plate of the seat that is watched. */
function WatchedHand({ game, seat }: { game: string; seat: Seat }) {
  return (
    <div className={watchedHandStrip}>
      <Rail game={game} />
      <div className="hidden shrink-0 self-end table:block table:max-w-[18rem]">
        <Plate whose={seat} />
      </div>
      <div className="h-full min-w-0 flex-1">
        <Hand />
      </div>
    </div>
  );
}

const momentAt = (steps: readonly ReplayBeat[], n: number): ReplayBeat =>
  ensure(steps[n], 'moment of the replay', n);

interface ReplaySideProps {
  readonly watched: Watched;
  readonly door: FileDoor;
  readonly steps: readonly ReplayBeat[];
  readonly stepping: ReturnType<typeof useStepping>;
  readonly chapters: readonly Chapter[];
  readonly eyes: Eyes;
  readonly seat: Seat;
  readonly names: SeatNames;
  onEyes(eyes: Eyes): void;
}

/** The panel beside the board: the log, the outcome and the controls. */
function ReplaySide(props: ReplaySideProps) {
  const { watched, door, steps, stepping, chapters, eyes, seat, names, onEyes } = props;
  const t = useTranslations('replay');
  const { head, match } = watched;
  const { n, last, isPlaying, speed, go, toggle, setPlaying, setSpeed } = stepping;
  const isSolution = watched.solves !== null;
  // The last move ends the match, whichever of its beats is shown.
  const shown = momentAt(steps, n);
  const isOver = shown.step === momentAt(steps, last).step;
  return (
    <aside
      aria-label={t('controls')}
      className="relative z-20 min-h-0 gap-3 border-t border-line bg-panel px-3 py-1 [grid-area:side] side:flex side:flex-col side:border-t-0 side:border-l low:[&>*:last-child]:mt-auto low:gap-1 low:overflow-y-auto low:p-2 table:overflow-y-auto table:p-4"
    >
      <div data-strip="" className="hidden shrink-0 items-center justify-between side:flex">
        <Heading />
        <Leave solves={watched.solves} />
      </div>
      <div className="hidden min-h-[15rem] flex-1 flex-col gap-3 table:flex">
        <InspectorPanel />
        <StepLog steps={steps} n={n} onGo={go} />
      </div>
      <BeingPlayed />
      {n === last ? <Outcome watched={watched} names={names} /> : null}
      <SmallHeading />
      <StepLine log={shown.log} />
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
              from={{ match, eyes, seat, step: shown.step }}
              onOpen={() => setPlaying(false)}
            />
          ) : null
        }
        files={<Files match={match} eyes={eyes} door={isSolution ? null : door} />}
        onGo={go}
        onToggle={toggle}
        onSpeed={setSpeed}
        onEyes={onEyes}
      />
    </aside>
  );
}

function Shown({ watched, door }: { watched: Watched; door: FileDoor }) {
  const t = useTranslations('replay');
  const say = useSay();
  const { head } = watched;
  const [wanted, setEyes] = useState<Eyes>('open');
  const { eyes, seat, moments } = seenWith(watched, wanted);
  const steps = moments();
  const names = useNames(watched);
  const catalogue = useRecordedCards(watched);
  const chapters = useMemo(() => chaptersOf(steps), [steps]);
  const isSolution = watched.solves !== null;
  const stepping = useStepping(steps, chapters, isSolution);
  const { n } = stepping;
  const { scene } = momentAt(steps, n);
  const lighting = useMemo(() => lightingOf(scene, null), [scene]);
  const look: TableLook = {
    game: head.game,
    scene,
    seat,
    decision: null,
    lighting,
    names,
    isWatched: true,
    ...catalogue,
  };
  return (
    <TableProvider look={look}>
      <main
        id="main"
        tabIndex={-1}
        data-step={n}
        data-game={head.game}
        data-world={head.game}
        className={`${replayFrame} bg-(--world-table)`}
      >
        <h1 className="sr-only">
          {head.title === undefined
            ? t('title')
            : isSolution
              ? t('solution', { title: say(head.title) })
              : say(head.title)}
        </h1>
        <div className={theirStrip}>
          <Rail game={head.game} />
          <Plate whose={seat === 0 ? 1 : 0} isFlat />
          <TheirHand />
          <div data-strip="" className={stripButtons}>
            <Leave solves={watched.solves} />
          </div>
        </div>
        <BoardSection game={head.game} label={t('board')} />
        <WatchedHand game={head.game} seat={seat} />
        <div className={myStrip}>
          <Plate whose={seat} isFlat />
        </div>
        <ReplaySide
          watched={watched}
          door={door}
          steps={steps}
          stepping={stepping}
          chapters={chapters}
          eyes={eyes}
          seat={seat}
          names={names}
          onEyes={setEyes}
        />
        <InspectorSheet />
      </main>
    </TableProvider>
  );
}

/**
 * The match with this id, or the solution of its puzzle, until a file is opened; without an id only a file
 * can be watched.
 */
export function ReplayScreen({ id, isSolution = false }: { id: string | null; isSolution?: boolean }) {
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
    const watching = isSolution ? watchedSolution(id) : watchedMatch(id);
    watching.then(
      (found) => isWanted && setWatched((now) => now ?? found),
      (error: unknown) => isWanted && setTrouble(troubleOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [id, isSolution]);
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

/** While the match is loading, if there is none, and before a file is opened. */
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
