// The option codes of One Piece, made of public positions: definitions and slots (field.ts).

import { GAME } from '@sleight/kernel/code';

/** Payload: definition. */
export const PLAY = GAME;
/** Payload: slot, and the position of the text among the [Activate: Main] texts of the card. */
export const ACTIVATE = GAME + 1;
/** Payload: slot. */
export const GIVE_DON = GAME + 2;
/** Payload: own slot, enemy slot. */
export const ATTACK = GAME + 3;
export const END_TURN = GAME + 4;
/** Payload: slot. */
export const BLOCK = GAME + 5;
/** Payload: definition, own slot. */
export const COUNTER = GAME + 6;
/** Payload: definition. */
export const COUNTER_EVENT = GAME + 7;
export const TO_HAND = GAME + 8;
export const TRIGGER = GAME + 9;
export const GO_FIRST = GAME + 10;
export const GO_SECOND = GAME + 11;
export const KEEP = GAME + 12;
export const REDRAW = GAME + 13;
/** Payload: which DON!! goes: active, rested, or 2 + the slot of the card it is given to. */
export const DON_BACK = GAME + 14;
/** "Any order is fine." */
export const ANY_ORDER = GAME + 15;
/** Payload: 0 top, 1 bottom. */
export const END_OF_STACK = GAME + 16;
/** Payload: number of the mode. */
export const MODE = GAME + 17;
/** No more blocks or counters. */
export const PASS = GAME + 18;
