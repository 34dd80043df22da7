'use client';
// The sheet of glass over the table. It looks at the table right before an update is drawn and right after, and lets
// the director play what happened in between.
// Invariant: nothing on it can be clicked, focused or heard.
import type { Scene } from '@sleight/kernel/scene';
import type { StateUpdate } from '@sleight/protocol';
import { Component, createRef } from 'react';
import type { Motion } from '../../settings/motion';
import { Director } from './director';
import { type Sightings, sightings } from './sightings';
import { moving, type Words } from './stage';
import { beatsOf, IN_A_HURRY } from './timing';

interface Props {
  readonly game: string;
  readonly update: StateUpdate;
  readonly motion: Motion;
  readonly words: Words;
}

/** A shift smaller than this is not worth moving for. */
const LEAST_SHIFT = 4;
const SHIFT_SECONDS = 0.2;

const idsOf = ({ areas }: Scene): Set<string> =>
  new Set(areas.flatMap(({ pieces }) => pieces.map(({ id }) => id)));

export class MotionLayer extends Component<Props> {
  private readonly glass = createRef<HTMLDivElement>();
  private readonly director = new Director();
  private readonly skip = (): void => this.director.skip();

  override componentDidMount(): void {
    addEventListener('pointerdown', this.skip, { capture: true });
    addEventListener('visibilitychange', this.skip);
  }

  override componentWillUnmount(): void {
    removeEventListener('pointerdown', this.skip, { capture: true });
    removeEventListener('visibilitychange', this.skip);
    this.director.skip();
  }

  override getSnapshotBeforeUpdate({ update: old }: Props): Sightings | null {
    const { update, motion } = this.props;
    const root = this.glass.current?.parentElement;
    const isNext = update.match === old.match && update.seat === old.seat && update.version > old.version;
    if (!root || !isNext || motion === 'instant' || document.hidden) return null;
    const copied = new Set(update.facts.flatMap(({ piece }) => piece ?? []));
    // What is swept away, or goes by its card alone, is on no list: whatever the new scene lacks may be it.
    const stays = idsOf(update.scene);
    for (const id of idsOf(old.scene)) if (!stays.has(id)) copied.add(id);
    return sightings(root, copied);
  }

  override componentDidUpdate({ update: old }: Props, _: unknown, before: Sightings | null): void {
    const glass = this.glass.current;
    if (before === null || glass?.parentElement == null) return;
    const { game, update, motion, words } = this.props;
    const after = sightings(glass.parentElement, new Set());
    const beats = beatsOf(update.facts, motion, this.director.waiting() > 0 ? IN_A_HURRY : undefined);
    const scenes = { before: old.scene, after: update.scene };
    this.director.perform({ game, glass, before, after, scenes, words }, beats);
    this.closeRanks(before, after);
  }

  /** Cards that only made room slide to where they are now. */
  private closeRanks(before: Sightings, after: Sightings): void {
    const travelling = new Set(this.props.update.facts.flatMap(({ piece }) => piece ?? []));
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
      />
    );
  }
}
