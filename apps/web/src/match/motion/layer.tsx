'use client';
// The overlay above the table. It measures the table right before and after a frame is drawn, and has the director
// animate the difference.
// Invariant: nothing on it can be clicked, focused or read out.
import type { Scene } from '@sleight/kit/scene';
import type { Staged } from '@sleight/kit/staging';
import { Component, createRef } from 'react';
import type { Motion } from '../../settings/motion';
import { isAfter, type StoryFrame } from '../frames';
import type { SeatTable } from '../seat-table';
import { Director } from './director';
import { HeldUpCard } from './held-up-card';
import { createLastSeen } from './last-seen';
import { type Sightings, sightings } from './sightings';
import { moving, type StageWords } from './stage';
import { timed } from './timing';

interface Props {
  readonly game: string;
  readonly table: SeatTable;
  readonly motion: Motion;
  readonly words: StageWords;
}

/** Smaller shifts are not animated. */
const LEAST_SHIFT = 4;
const SHIFT_SECONDS = 0.2;

const idsOf = ({ areas }: Scene): Set<string> =>
  new Set(areas.flatMap(({ pieces }) => pieces.map(({ id }) => id)));

const windowSize = (): string => `${innerWidth} ${innerHeight}`;

const isSameTable = (frame: StoryFrame, old: StoryFrame): boolean =>
  frame.match === old.match && frame.seat === old.seat;

const isNext = (frame: StoryFrame, old: StoryFrame): boolean =>
  isSameTable(frame, old) && isAfter(frame, old);

export class MotionLayer extends Component<Props> {
  private readonly glass = createRef<HTMLDivElement>();
  private readonly director = new Director();
  private readonly played = new Map<number, Staged>();
  private readonly lastSeen = createLastSeen();

  override componentWillUnmount(): void {
    this.director.finish();
  }

  override getSnapshotBeforeUpdate({ table: { frame: old } }: Props): Sightings | null {
    const { frame, pace } = this.props.table;
    const root = this.glass.current?.parentElement;
    if (frame !== old) this.director.finish();
    if (!root || !isNext(frame, old) || pace === 0 || document.hidden) return null;
    const copied = new Set(frame.facts.flatMap(({ piece }) => piece ?? []));
    // Swept-away cards, and cards identified only by their name, are on no list: anything missing in the new scene may be one.
    const stays = idsOf(frame.scene);
    for (const id of idsOf(old.scene)) if (!stays.has(id)) copied.add(id);
    return sightings(root, copied);
  }

  override componentDidUpdate({ table: { frame: old } }: Props, _: unknown, before: Sightings | null): void {
    const glass = this.glass.current;
    const { game, table, motion, words } = this.props;
    const { frame, pace } = table;
    if (!isSameTable(frame, old)) this.lastSeen.forget();
    if (before === null || glass?.parentElement == null) return;
    this.lastSeen.remember(before, windowSize());
    const after = sightings(glass.parentElement, new Set());
    const scenes = { before: old.scene, after: frame.scene };
    const stage = {
      game,
      glass,
      before,
      after,
      scenes,
      words,
      lastSeen: this.lastSeen.boxOf,
      played: this.played,
      viewer: frame.seat,
      isReduced: motion.isReduced,
    };
    const moves = timed(frame.facts, frame.seat).map(({ fact, at, ms, lead }) => ({
      fact,
      at: at * pace,
      ms: ms * pace,
      lead: lead * pace,
    }));
    for (const fact of frame.facts)
      if (fact.how === 'play' && fact.seat !== undefined) this.played.set(fact.seat, fact);
    this.director.perform(stage, moves);
    if (!motion.isReduced) this.closeRanks(before, after);
  }

  /** Cards that only made room slide to their new place. */
  private closeRanks(before: Sightings, after: Sightings): void {
    const travelling = new Set(this.props.table.frame.facts.flatMap(({ piece }) => piece ?? []));
    for (const [id, { box, element }] of after.pieces) {
      const was = before.pieces.get(id)?.box;
      if (was === undefined || travelling.has(id) || 'flying' in element.dataset) continue;
      // A lane that comes into sight takes its cards along.
      const slid = Number(element.closest<HTMLElement>('[data-slid]')?.dataset.slid ?? 0);
      const [dx, dy] = [was.x - box.x - slid, was.y - box.y];
      if (Math.abs(dx) + Math.abs(dy) < LEAST_SHIFT) continue;
      moving(element, { transform: [`translate(${dx}px, ${dy}px)`, 'none'] }, SHIFT_SECONDS);
    }
  }

  override render() {
    const { frame } = this.props.table;
    const others = frame.facts.filter(({ seat }) => seat !== undefined && seat !== frame.seat);
    return (
      <div
        ref={this.glass}
        aria-hidden="true"
        data-glass=""
        data-told={frame.facts.map(({ verb }) => verb).join(' ')}
        data-theirs={frame.by === frame.seat ? '' : others.map(({ verb }) => verb).join(' ')}
        className="pointer-events-none fixed inset-0 z-40 overflow-hidden"
      >
        <HeldUpCard frame={frame} />
      </div>
    );
  }
}
