// Card pictures, drawn by the server or taken from the operator's images.
// Invariant: a picture says nothing that is not also said in words, so it has no alternative text.

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

/** The whole card: frame, scene and name band, on which the caller prints names and numbers. */
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

/** The surface of a game's table, cropped for wide or tall windows. */
export function TablePrint({ game, className = '' }: Omit<Props, 'card'>) {
  return (
    <picture>
      <source media="(orientation: portrait)" srcSet={pathOf(game, 'table-tall')} />
      <Print src={pathOf(game, 'table-wide')} className={className} />
    </picture>
  );
}

/** The rail of a table, at the size of its container. */
export const RailPrint = ({ game, className = '' }: Omit<Props, 'card'>) => (
  <div
    aria-hidden="true"
    className={`bg-[length:12rem_6rem] ${className}`}
    style={{ backgroundImage: `url(${pathOf(game, 'rail')})` }}
  />
);

/** An opponent, by the id of its character. */
export const Portrait = ({ id, className = '' }: { readonly id: string; readonly className?: string }) => (
  <Print src={pathOf('portraits', id)} className={className} />
);

/** A mark that players send each other; its name stands beside it. */
export const EmotePrint = ({ id, className = '' }: { readonly id: string; readonly className?: string }) => (
  <Print src={pathOf('emotes', id)} className={className} />
);

/** The Sleight emblem. */
export const Emblem = ({ className = '' }: { readonly className?: string }) => (
  <Print src="/art/emblem.svg" className={className} />
);

interface PrintProps {
  readonly src: string;
  readonly className: string;
  /** Loads only when it comes into view. */
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
