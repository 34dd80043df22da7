// Greetings at the table: fixed phrases and drawn marks, never free text. No imports, because
// pages read it. Next: art/src/emotes.ts, which draws the marks.

export const phrases = [
  'hello',
  'good-luck',
  'nice-move',
  'wow',
  'oops',
  'thinking',
  'thanks',
  'good-game',
] as const;

export const emotes = ['smile', 'laugh', 'surprise', 'worry', 'wink', 'applause'] as const;
export type Emote = (typeof emotes)[number];

export const greetings = [...phrases, ...emotes] as const;
export type Greeting = (typeof greetings)[number];

export const isEmote = (greeting: Greeting): greeting is Emote => emotes.some((one) => one === greeting);
