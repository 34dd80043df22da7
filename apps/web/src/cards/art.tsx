// The picture of a card. A flat placeholder from its faction's tones; the art room's prints go here and nowhere else.
import { numberOf, paletteOf } from './palette';

interface Props {
  readonly card: string;
  /** Whose tones it wears; a card without a faction wears its own. */
  readonly faction?: string | null;
  readonly className?: string;
}

export function CardArt({ card, faction, className }: Props) {
  const { sky, light, far, near } = paletteOf(faction ?? card);
  const chance = numberOf(card);
  const sun = { x: 30 + (chance % 40), y: 26 + ((chance >>> 8) % 16), r: 12 + ((chance >>> 4) % 8) };
  const peak = 20 + ((chance >>> 12) % 60);
  const fold = 14 + ((chance >>> 16) % 30);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <path fill={sky} d="M0 0h100v100H0z" />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={light} />
      <path fill={far} d={`M0 ${88 - fold}L${peak} ${46 + fold / 2}L100 ${80 - fold / 2}V100H0z`} />
      <path
        fill={near}
        d={`M0 ${92 - fold / 4}Q${100 - peak} ${62 + fold / 3} 100 ${94 - fold / 4}V100H0z`}
      />
    </svg>
  );
}

/** The back of every card. */
export function CardBack({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <path fill="#2b323c" d="M0 0h100v140H0z" />
      <path fill="none" stroke="#3d4753" strokeWidth="2" d="M8 8h84v124H8z" />
      <circle cx="50" cy="70" r="17" fill="#1c2027" stroke="#3d4753" strokeWidth="2" />
      {Array.from({ length: 7 }, (_, i) => (i * 360) / 7).map((angle) => (
        <path
          key={angle}
          d="M0-3C5-5 6-10 2-13 2-9-1-8-2-4z"
          fill="#b3ab97"
          transform={`translate(50 70) rotate(${angle})`}
        />
      ))}
    </svg>
  );
}
