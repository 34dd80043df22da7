'use client';
// Marks on the table what a guide means: a brighter light on what is already lit. It changes nothing that can be clicked.
import { useEffect, useMemo } from 'react';
import { lightingOf } from '../match/lighting';
import { tableOf, useMatch } from '../match/store';

const MARK = 'data-coached';

/** Everything on the page that stands for what the coach means now. */
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
    const lighting = lightingOf(scene, { ...decision, options }, { held, copy: null, marks: [], hint: null });
    return [
      ...[...lighting.pieces].map((id) => named('data-piece', id)),
      ...[...lighting.areas].map((id) => named('data-area', id)),
      ...coach.keys.map((key) => named('data-key', key)),
    ];
  }, [frame, held]);
  // The table may be drawn again at any time, by parts that know nothing of this.
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
