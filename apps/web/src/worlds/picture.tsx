// A flat print for each world, until the art room draws them.
import type { WorldId } from './worlds';

const ridge = (y: number, ...peaks: readonly number[]): string =>
  `M0 ${y}${peaks.map((peak, i) => `L${((i + 0.5) * 360) / peaks.length} ${peak}L${((i + 1) * 360) / peaks.length} ${y}`).join('')}V400H0z`;

const waves = (y: number): string =>
  `M0 ${y}${Array.from({ length: 9 }, (_, i) => `Q${i * 40 + 20} ${y - 26} ${i * 40 + 40} ${y}`).join('')}V400H0z`;

const Mythos = () => (
  <>
    <path fill="#e8d9b5" d="M0 0h360v400H0z" />
    <circle cx="236" cy="96" r="56" fill="#c8452d" />
    <path fill="#9db88c" d={ridge(300, 190, 230, 170, 240)} />
    <path fill="#5d8463" d={ridge(340, 280, 250, 290)} />
    <path fill="#2f4a3b" d={ridge(385, 330, 350, 320, 345, 325)} />
    <circle cx="150" cy="190" r="62" fill="#f0e9d8" stroke="#151411" strokeWidth="7" />
    {Array.from({ length: 8 }, (_, i) => i * 45).map((angle) => (
      <path
        key={angle}
        d="M0-12 9-46-9-46z"
        fill="#151411"
        transform={`translate(150 190) rotate(${angle})`}
      />
    ))}
  </>
);

const Territory = () => (
  <>
    <path fill="#b9c4d0" d="M0 0h360v400H0z" />
    <circle cx="270" cy="80" r="34" fill="#f0e9d8" />
    <path fill="#3f5f8a" d={ridge(300, 240, 250, 230, 245)} />
    {[20, 100, 246, 318].map((x, i) => (
      <path key={x} fill="#1c242e" d={`M${x} 400V${230 + (i % 2) * 34}h8v10h8v-10h8v10h8v-10h8V400z`} />
    ))}
    <path d="M120 96h124v92q0 66-62 98-62-32-62-98z" fill="#f0e9d8" stroke="#1c242e" strokeWidth="9" />
    <path d="M182 100h58v88q0 60-58 92z" fill="#3f5f8a" />
    <path d="m182 140 12 30 32 2-25 20 9 31-28-18-28 18 9-31-25-20 32-2z" fill="#e8c04a" />
  </>
);

const Sleeved = () => (
  <>
    <path fill="#26301f" d="M0 0h360v400H0z" />
    <rect x="56" y="60" width="190" height="270" rx="12" fill="#35442d" stroke="#9bbf7f" strokeWidth="5" />
    <rect
      x="92"
      y="52"
      width="190"
      height="270"
      rx="12"
      fill="#f0e9d8"
      fillOpacity=".12"
      stroke="#f0e9d8"
      strokeWidth="2"
    />
    <rect
      x="126"
      y="44"
      width="190"
      height="270"
      rx="12"
      fill="#f0e9d8"
      fillOpacity=".12"
      stroke="#f0e9d8"
      strokeWidth="2"
    />
    <path
      fill="#f0e9d8"
      d="M150 262q-34 4-40-28 18 18 40 8-2-60 48-84l-8-38 26 24 24-26 10 50q6 22-16 34l8 60z"
    />
    <path d="M206 236 300 152M280 150l26 26" stroke="#d99a4e" strokeWidth="12" />
  </>
);

const OnePiece = () => (
  <>
    <path fill="#f0dab0" d="M0 0h360v400H0z" />
    <circle cx="250" cy="120" r="66" fill="#d8583a" />
    <path fill="#e07a52" d={ridge(300, 200, 240, 190)} />
    <path d="M150 300V150" stroke="#2a1413" strokeWidth="7" />
    <path d="M154 160q60 40 0 104zM146 176q-44 34 0 84z" fill="#f0e9d8" stroke="#2a1413" strokeWidth="5" />
    <path d="M104 288h96l-18 34h-60z" fill="#2a1413" />
    <path fill="#d8583a" d={waves(322)} />
    <path fill="#96301f" d={waves(348)} />
    <path fill="#5c1c14" d={waves(376)} />
  </>
);

const pictures: Readonly<Record<WorldId, () => React.ReactNode>> = {
  mythos: Mythos,
  territory: Territory,
  sleeved: Sleeved,
  onepiece: OnePiece,
};

export function WorldPicture({ world, className }: { world: WorldId; className?: string }) {
  const Picture = pictures[world];
  return (
    <svg viewBox="0 0 360 400" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <Picture />
    </svg>
  );
}
