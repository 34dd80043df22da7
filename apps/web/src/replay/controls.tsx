'use client';
// The controls of a replay: step, play, jump, choose the point of view. On a phone the rare ones are folded
// away, to leave room for the board.
import type { Eyes } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useSay } from '../i18n/said';
import type { SeatNames } from '../match/table/context';
import { Button } from '../ui/button';
import { SelectField } from '../ui/field';
import { type Chapter, chapterAt, type ReplaySpeed, SPEEDS } from './playing';

export interface ControlsProps {
  readonly n: number;
  readonly last: number;
  readonly chapters: readonly Chapter[];
  readonly isPlaying: boolean;
  readonly speed: ReplaySpeed;
  readonly eyes: Eyes;
  readonly allEyes: readonly Eyes[];
  readonly names: SeatNames;
  /** Continuing from the shown step, if possible. */
  readonly continuing: ReactNode;
  /** Saving and opening files. */
  readonly files: ReactNode;
  onGo(n: number): void;
  onToggle(): void;
  onSpeed(speed: ReplaySpeed): void;
  onEyes(eyes: Eyes): void;
}

const speeds = Object.keys(SPEEDS) as ReplaySpeed[];

function StepButtons({ n, last, isPlaying, onGo, onToggle }: ControlsProps) {
  const t = useTranslations('replay');
  return (
    <div className="grid grid-cols-[1fr_1.4fr_1fr] gap-2">
      <Button disabled={n === 0} onClick={() => onGo(n - 1)}>
        {t('back')}
      </Button>
      <Button look="primary" onClick={onToggle}>
        {t(isPlaying ? 'pause' : 'play')}
      </Button>
      <Button disabled={n === last} onClick={() => onGo(n + 1)}>
        {t('forward')}
      </Button>
    </div>
  );
}

/** The turn, the speed and the point of view. */
function MoreFields({ n, chapters, speed, eyes, allEyes, names, onGo, onSpeed, onEyes }: ControlsProps) {
  const t = useTranslations('replay');
  const say = useSay();
  return (
    <>
      <SelectField
        label={t('turn')}
        value={`${chapterAt(chapters, n)?.step ?? 0}`}
        choices={chapters.map(({ step, title }) => ({ value: `${step}`, label: say(title) }))}
        onPick={(value) => onGo(Number(value))}
      />
      <SelectField
        label={t('speed')}
        value={speed}
        choices={speeds.map((one) => ({ value: one, label: t(one) }))}
        onPick={(value) => onSpeed(speeds.find((one) => one === value) ?? 'normal')}
      />
      <div className="table:col-span-2">
        <SelectField
          label={t('eyes')}
          value={eyes}
          choices={allEyes.map((one) => ({
            value: one,
            label: one === 'open' ? t('open') : names[one === '0' ? 0 : 1],
          }))}
          onPick={(value) => onEyes(allEyes.find((one) => one === value) ?? eyes)}
        />
      </div>
    </>
  );
}

export function Controls(props: ControlsProps) {
  const { n, last, continuing, files, onGo } = props;
  const t = useTranslations('replay');
  const [isMore, setMore] = useState(false);
  return (
    <div className="grid gap-1 pb-1 table:shrink-0 table:gap-2 table:pb-0">
      <div className="flex items-center gap-3">
        <p aria-live="polite" className="shrink-0 text-dim tabular-nums">
          {t('position', { n, of: last })}
        </p>
        <input
          type="range"
          min={0}
          max={last}
          value={n}
          aria-label={t('slider')}
          className="h-8 w-full min-w-0 accent-gold"
          onChange={(event) => onGo(Number(event.target.value))}
        />
        <Button
          look="quiet"
          aria-expanded={isMore}
          aria-controls="replay-more"
          className="-mr-3 shrink-0 px-3! table:hidden"
          onClick={() => setMore(!isMore)}
        >
          {t(isMore ? 'less' : 'more')}
        </Button>
      </div>
      <StepButtons {...props} />
      <div
        id="replay-more"
        className={`grid-cols-3 gap-2 text-sm table:grid table:grid-cols-2 ${isMore ? 'grid' : 'hidden'}`}
      >
        <MoreFields {...props} />
        {continuing === null ? null : <div className="col-span-3 grid table:col-span-2">{continuing}</div>}
        <div className="col-span-3 flex gap-2 *:flex-1 table:col-span-2">{files}</div>
      </div>
      <p className="hidden text-sm text-dim table:[@media(height>=56rem)]:block">{t('keys')}</p>
    </div>
  );
}
