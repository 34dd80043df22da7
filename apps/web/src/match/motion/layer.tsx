'use client';
// The sheet of glass over the table. It looks at the table right before a frame is drawn and right after, and lets the
// director play what happened in between.
// Invariant: nothing on it can be clicked, focused or heard.
import type { Scene } from '@sleight/kernel/scene';
import { Component, createRef } from 'react';
import type { Motion } from '../../settings/motion';
import { type Frame, isAfter } from '../frames';
import type { SeatTable } from '../seat-table';
import { Director } from './director';
import { HeldUpCard } from './held-up';
import { type Sightings, sightings } from './sightings';
import { moving, type Words } from './stage';
import { timed } from './timing';

interface Props {
  readonly game: string;
  readonly table: SeatTable;
  readonly motion: Motion;
  readonly words: Words;
}

/** A shift smaller than this is not worth moving for. */
const LEAST_SHIFT = 4;
const SHIFT_SECONDS = 0.2;

const idsOf = ({ areas }: Scene): Set<string> =>
  new Set(areas.flatMap(({ pieces }) => pieces.map(({ id }) => id)));

const isNext = (frame: Frame, old: Frame): boolean =>
  frame.match === old.match && frame.seat === old.seat && isAfter(frame, old);

export class MotionLayer extends Component<Props> {
  private readonly glass = createRef<HTMLDivElement>();
  private readonly director = new Director();

  override componentWillUnmount(): void {
    this.director.finish();
  }

  override getSnapshotBeforeUpdate({ table: { frame: old } }: Props): Sightings | null {
    const { frame, pace } = this.props.table;
    const root = this.glass.current?.parentElement;
    if (frame !== old) this.director.finish();
    if (!root || !isNext(frame, old) || pace === 0 || document.hidden) return null;
    const copied = new Set(frame.facts.flatMap(({ piece }) => piece ?? []));
    // What is swept away, or goes by its card alone, is on no list: whatever the new scene lacks may be it.
    const stays = idsOf(frame.scene);
    for (const id of idsOf(old.scene)) if (!stays.has(id)) copied.add(id);
    return sightings(root, copied);
  }

  override componentDidUpdate({ table: { frame: old } }: Props, _: unknown, before: Sightings | null): void {
    const glass = this.glass.current;
    if (before === null || glass?.parentElement == null) return;
    const { game, table, motion, words } = this.props;
    const { frame, pace } = table;
    const after = sightings(glass.parentElement, new Set());
    const scenes = { before: old.scene, after: frame.scene };
    const stage = {
      game,
      glass,
      before,
      after,
      scenes,
      words,
      viewer: frame.seat,
      isReduced: motion.isReduced,
    };
    const moves = timed(frame.facts, frame.seat).map(({ fact, at, ms }) => ({
      fact,
      at: at * pace,
      ms: ms * pace,
    }));
    this.director.perform(stage, moves);
    if (!motion.isReduced) this.closeRanks(before, after);
  }

  /** Cards that only made room slide to where they are now. */
  private closeRanks(before: Sightings, after: Sightings): void {
    const travelling = new Set(this.props.table.frame.facts.flatMap(({ piece }) => piece ?? []));
    for (const [id, { box, element }] of after.pieces) {
      const was = before.pieces.get(id)?.box;
      if (was === undefined || travelling.has(id) || 'flying' in element.dataset) continue;
      const [dx, dy] = [was.x - box.x, was.y - box.y];
      if (Math.abs(dx) + Math.abs(dy) < LEAST_SHIFT) continue;
      moving(element, { transform: [`translate(${dx}px, ${dy}px)`, 'none'] }, SHIFT_SECONDS);
    }
  }

  override render() {
    return (
      <div
        ref={this.glass}
        aria-hidden="true"
        data-glass=""
        className="pointer-events-none fixed inset-0 z-40 overflow-hidden"
      >
        <HeldUpCard frame={this.props.table.frame} />
      </div>
    );
  }
}
