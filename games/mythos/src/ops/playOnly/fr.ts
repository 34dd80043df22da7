// French for playOnly: « vous ne pouvez jouer ce personnage que dans une mission où vous êtes en tête ».
import type { MythosFrench } from '../../words/context';
import type { PlayOnly } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'limité';

export const fr = (_: PlayOnly, { words }: MythosFrench): string =>
  `vous ne pouvez jouer ${words.self} que dans une mission où vous êtes en tête`;
