// How the parts of a table share the window: the opponent's strip, the board, the prompt or the controls, the hand and the plate.
// Read next: ../match.tsx and ../../replay/replay.tsx, which use it.

const upright = 'grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto_auto]';
const low =
  "low:min-h-[324px] low:[--side:min(12.5rem,30vw)] low:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_var(--side)] low:grid-rows-[auto_minmax(0,1fr)_auto] low:[grid-template-areas:'foe_me_side''board_board_side''hand_hand_side']";
const table =
  "table:min-h-[36rem] table:[--side:clamp(18rem,27.5vw,22rem)] table:grid-cols-[minmax(0,1fr)_var(--side)] table:grid-rows-[auto_minmax(0,1fr)_auto] table:[grid-template-areas:'foe_side''board_side''hand_side']";
/** The middle of the board, where cards are held up. */
const middle = '[--side:0rem] [--board-middle:calc(50%_-_var(--side)/2)]';
/**
 * Spacing does not grow with the text size (`--spacing`), so that the whole table fits at twice the text size.
 * Text on the board and the plates grows less than other text: see `--most-letter` in globals.css.
 */
const shared = `[--spacing:min(0.25rem,4.5px)] relative isolate grid h-dvh min-h-[576px] overflow-clip outline-none ${middle} ${upright} ${low} ${table}`;

/** Upright, the prompt is between the board and the hand, within reach of the thumb. */
export const matchFrame = `${shared} [grid-template-areas:'foe''board''side''hand''me']`;
/** Upright, the controls of a replay are at the bottom. */
export const replayFrame = `${shared} [grid-template-areas:'foe''board''hand''me''side']`;

export const theirStrip =
  '@container relative isolate flex items-stretch justify-between overflow-clip [grid-area:foe] table:h-[4.6rem]';
/** The buttons of the opponent's strip: upright in its corner. */
export const stripButtons = 'absolute top-0 right-0 bg-panel side:hidden';
const hand =
  'relative isolate z-10 min-w-0 [grid-area:hand] low:h-[24dvh] table:flex table:h-[23vh] table:items-stretch';
export const handStrip = `${hand} h-[clamp(120px,19dvh,180px)]`;
/** The controls of a replay are higher than a prompt. */
export const watchedHandStrip = `${hand} h-[clamp(96px,13dvh,140px)]`;
export const myStrip = '@container border-t border-line [grid-area:me] low:border-t-0 table:hidden';
