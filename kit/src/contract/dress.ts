// Dress: how pages present a game besides its scene and its cards. Plain data, so that a browser can load the dress of
// every game without the game.
// Promise: every sentence is in English and French. Pictures are apart (`GameArt` in art): their code never reaches a page.

import type { Said } from '@sleight/kernel/book';

/** A sentence about one player: said to that player, and to anyone else, where {name} is the player's name. */
interface AboutPlayer {
  readonly you: Said;
  readonly other: Said;
}

/** Why the rules ended a match. What is absent is not said. */
export interface EndingWords {
  readonly loser?: AboutPlayer;
  readonly winner?: AboutPlayer;
  /** With {high} and {low}, the points of the two players. */
  readonly score?: Said;
  /** If nobody won. */
  readonly draw?: Said;
}

/** Cards that are transparent sheets, to be laid on each other. */
export interface Sheets {
  /** The kind of sheet that is only a frame: its numbers are in the middle. */
  readonly hollow?: string;
  /** The names of the numbers on a sheet, and a short form for small ones. */
  readonly numbers: Readonly<Record<string, { readonly name: Said; readonly short?: Said }>>;
}

/** Hints for the table of a match, by the ids that the game's scene gives its areas and counters. */
export interface LayoutHints {
  /** Shown by a hand-made layout itself, so players' plates leave them out. */
  readonly onTable?: readonly string[];
  /** Shown beside the prompt even while their cards can be chosen, so that they never cover the table. */
  readonly aside?: readonly string[];
  /** Asks to pick a highlighted card or place, in the game's words: "Pick a highlighted card or slot." */
  readonly pick?: Said;
}

export interface GameDress {
  /** The id of the game. */
  readonly id: string;
  readonly name: Said;
  /** The game in one line, for the home page. */
  readonly tagline: Said;
  /** Its place on the home page, lowest first. Games without one come last, in the order of the shelf. */
  readonly place?: number;
  /** Dark colours, as #rrggbb: behind the table of a match, and behind the game on other pages. */
  readonly colours: { readonly table: string; readonly panel: string };
  readonly sheets?: Sheets;
  readonly layout?: LayoutHints;
  /** By the reason in a match's result. */
  readonly endings: Readonly<Record<string, EndingWords>>;
}
