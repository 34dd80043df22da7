'use client';
// Marks the guide's options on the table: a brighter highlight on what is already highlighted. It adds no clicks.
import { useEffect, useMemo } from 'react';
import { candidates } from '../match/choosing';
import { lightingOf } from '../match/lighting';
import { tableOf, useMatch } from '../match/store';

const MARK = 'data-coached';

/** All elements of the page that the coach's current options refer to. */
function meant(names: readonly string[]): Element[] {
  return names.flatMap((name) => [...document.querySelectorAll(name)]);
}

const named = (attribute: string, value: string): string => `[${attribute}="${CSS.escape(value)}"]`;

export function CoachLight() {
  const frame = useMatch((match) => tableOf(match)?.frame);
  const held = useMatch((match) => match.held);
  const names = useMemo(() => {
    const { scene, decision, coach } = frame ?? {};
    if (scene === undefined || !decision || coach === undefined) return [];
    const options = decision.options.filter(({ key }) => coach.keys.includes(key));
    // A player who holds something else is shown where to start.
    const isOnTheWay = candidates(options, held).length > 0;
    const chosen = { held: isOnTheWay ? held : [], copy: null, marks: [], hint: null };
    const lighting = lightingOf(scene, { ...decision, options }, chosen);
    return [
      ...[...lighting.pieces].map((id) => named('data-piece', id)),
      ...[...lighting.areas].map((id) => named('data-area', id)),
      ...[...lighting.counters].flatMap((id) => {
        const tally = named('data-tally', id);
        return [`${tally}[data-lit]`, `${tally} > [data-lit]`];
      }),
      ...coach.keys.map((key) => named('data-key', key)),
    ];
  }, [frame, held]);
  // The table may render again at any time, independently of this.
  useEffect(() => {
    const mark = () => {
      const now = new Set(meant(names));
      for (const one of document.querySelectorAll(`[${MARK}]`)) if (!now.has(one)) one.removeAttribute(MARK);
      for (const one of now) if (!one.hasAttribute(MARK)) one.setAttribute(MARK, '');
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK);
    };
  }, [names]);
  return null;
}
