// Numbers that know their kind: a state is all integers, and one kind is not accepted where another is asked for.
// Invariant: types only. A plain number fits any kind but an option code, so arithmetic and literals need no cast
// (docs/decisions/0037).
// Read next: `code.ts`, which makes refs and option codes.

declare const kind: unique symbol;

type Id<Kind extends string> = number & { readonly [kind]?: Kind };

/** Index into the columns of `State.cards`. */
export type CardIndex = Id<'card'>;

/** `Cards.handle`: the public name of one stay of a card, by which facts tell of it; 0 in a deck. */
export type CardHandle = Id<'handle'>;

/** `Obj.id`: the public handle of one stay in play; 0 where there is no object. */
export type ObjId = Id<'object'>;

/** Index into `State.objs`, or -1. It is reused, so only the links between objects of one place hold it. */
export type ObjSlot = Id<'slot'>;

/** `Mod.id`: the public handle of a modifier. */
export type ModId = Id<'modifier'>;

/** Index into `Book.defs`; 0 for a card that a watcher does not know. */
export type DefIndex = Id<'definition'>;

/** Index into `Book.places`, and into `State.zones` where the place is a zone. */
export type PlaceIndex = Id<'place'>;

/** A thing in a state: its kind and its index or id in one number. See `ref`. */
export type Ref = Id<'ref'>;

/** A pick: its kind and its payload in one number. Only `optionCode` and `optionPair` make one, so no plain number fits. */
export type OptionCode = number & { readonly [kind]: 'option code' };
