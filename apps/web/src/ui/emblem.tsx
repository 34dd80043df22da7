// The emblem: nine blades turning in a gold disc.
const blades = Array.from({ length: 9 }, (_, i) => i * 40);

export function Emblem({ className }: { className?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" className={className} aria-hidden="true">
      <circle r="50" fill="#e8c04a" />
      {blades.map((angle) => (
        <path
          key={angle}
          d="M0-9C14-14 17-30 6-40 5-28-4-24-7-13z"
          fill="#151411"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="7" fill="#e8c04a" />
    </svg>
  );
}
