'use client';
// Lines between pieces: the current attack. Drawn over the layout, from card to card.
// Invariant: it follows the cards; it tells a screen reader nothing that the pieces do not.
import type { Link } from '@sleight/kit/scene';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../i18n/said';
import { useTable } from './context';
import { type Curve, curveBetween } from './link-curve';

function boxOf(frame: DOMRect, piece: string) {
  const found = document.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  if (found === null) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left - frame.left, y: top - frame.top, width, height };
}

/** The current line; measured again when the frame changes size and while cards are moving. */
function useCurve({ from, to }: Link) {
  const ref = useRef<SVGSVGElement>(null);
  const [curve, setCurve] = useState<Curve | null>(null);
  const { scene } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards may have moved whenever the scene is another
  useEffect(() => {
    const svg = ref.current;
    if (svg === null) return;
    let last = '';
    const measure = () => {
      const frame = svg.getBoundingClientRect();
      const [start, end] = [boxOf(frame, from), boxOf(frame, to)];
      const next = start === null || end === null ? null : curveBetween(start, end);
      if (JSON.stringify(next) === last) return;
      last = JSON.stringify(next);
      setCurve(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    const settling = setInterval(measure, SETTLING_MS);
    return () => {
      observer.disconnect();
      clearInterval(settling);
    };
  }, [from, to, scene]);
  return { ref, curve };
}

const SETTLING_MS = 120;

function Line({ link }: { link: Link }) {
  const say = useSay();
  const { ref, curve } = useCurve(link);
  const { scene } = useTable();
  const { phase } = scene.heading;
  return (
    <div aria-hidden="true" data-link={link.id} className="pointer-events-none absolute inset-0 z-30">
      <svg ref={ref} aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {curve === null ? null : (
          <>
            <path d={curve.path} fill="none" stroke="#151411" strokeWidth="10" strokeLinecap="round" />
            <path
              d={curve.path}
              fill="none"
              stroke="#e8c04a"
              strokeWidth="5"
              strokeLinecap="round"
              strokeDasharray="1 11"
            />
            <path d={curve.head} fill="#e8c04a" stroke="#151411" strokeWidth="2" />
          </>
        )}
      </svg>
      {curve === null ? null : (
        <p
          className="absolute w-max -translate-x-1/2 -translate-y-1/2 rounded-sm border border-gold bg-ground px-2 py-0.5 text-center leading-tight font-semibold"
          style={{ left: `clamp(5rem, ${curve.middle.x}px, 100% - 5rem)`, top: curve.middle.y }}
        >
          {phase === null ? null : <span className="block text-xs font-normal text-dim">{say(phase)}</span>}
          {say(link.label)}
        </p>
      )}
    </div>
  );
}

export function Links() {
  const { scene } = useTable();
  return scene.links.map((link) => <Line key={link.id} link={link} />);
}
