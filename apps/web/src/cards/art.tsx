// The pictures of cards, as the server draws them or as its owner keeps them.
// Invariant: a picture says nothing that is not said in words beside it, so it has no words of its own.

interface Props {
  readonly game: string;
  readonly card: string;
  readonly className?: string;
}

const pathOf = (game: string, name: string): string => `/art/${game}/${encodeURIComponent(name)}.svg`;

/** The scene of a card, without frame or band. */
export function CardArt({ game, card, className = '' }: Props) {
  return <Print src={pathOf(game, `${card}.scene`)} className={className} />;
}

/** The whole card: frame, scene and name band, on which names and numbers are printed by whoever shows it. */
export function CardPrint({
  game,
  card,
  className = '',
  isLazy = false,
}: Props & { readonly isLazy?: boolean }) {
  return <Print src={pathOf(game, card)} className={className} isLazy={isLazy} />;
}

/** The back of every card of a game. */
export function CardBack({
  game,
  className = '',
  isLazy = false,
}: Omit<Props, 'card'> & { readonly isLazy?: boolean }) {
  return <Print src={pathOf(game, 'back')} className={className} isLazy={isLazy} />;
}

/** A wide or tall picture of a game's world. */
export function WorldPrint({
  game,
  crop,
  className = '',
}: Omit<Props, 'card'> & { readonly crop: 'wide' | 'tall' }) {
  return <Print src={pathOf(game, `world-${crop}`)} className={className} />;
}

/** The sign of the house. */
export const Emblem = ({ className = '' }: { readonly className?: string }) => (
  <Print src="/art/emblem.svg" className={className} />
);

interface PrintProps {
  readonly src: string;
  readonly className: string;
  /** Fetched only when it comes into sight. */
  readonly isLazy?: boolean;
}

function Print({ src, className, isLazy = false }: PrintProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the server draws and keeps these; there is nothing to resize
    <img
      src={src}
      alt=""
      draggable={false}
      decoding="async"
      loading={isLazy ? 'lazy' : 'eager'}
      className={`object-cover select-none ${className}`}
    />
  );
}
