// The type checker proves most of this: `expectTypeOf` compares types, and `@ts-expect-error` fails the type check if its
// line ever compiles.

import { expect, expectTypeOf, test } from 'vitest';
import { ASK, type Forced, NOTHING } from './book';
import {
  add,
  CHOOSE,
  type Codes,
  codePayload,
  newList,
  OBJ,
  optionCode,
  type Refs,
  ref,
  refIndex,
} from './code';
import type {
  CardHandle,
  CardIndex,
  DefIndex,
  ModId,
  ObjId,
  ObjSlot,
  OptionCode,
  PlaceIndex,
  Ref,
} from './ids';

interface Kinds {
  card: CardIndex;
  handle: CardHandle;
  definition: DefIndex;
  modifier: ModId;
  object: ObjId;
  slot: ObjSlot;
  code: OptionCode;
  place: PlaceIndex;
  ref: Ref;
}

/** The kinds that are accepted where `To` is asked for. */
type AcceptedFor<To extends keyof Kinds> = {
  [From in keyof Kinds]: Kinds[From] extends Kinds[To] ? From : never;
}[keyof Kinds];

test('no kind of number is accepted where another is asked for', () => {
  expectTypeOf<AcceptedFor<'card'>>().toEqualTypeOf<'card'>();
  expectTypeOf<AcceptedFor<'handle'>>().toEqualTypeOf<'handle'>();
  expectTypeOf<AcceptedFor<'definition'>>().toEqualTypeOf<'definition'>();
  expectTypeOf<AcceptedFor<'modifier'>>().toEqualTypeOf<'modifier'>();
  expectTypeOf<AcceptedFor<'object'>>().toEqualTypeOf<'object'>();
  expectTypeOf<AcceptedFor<'slot'>>().toEqualTypeOf<'slot'>();
  expectTypeOf<AcceptedFor<'code'>>().toEqualTypeOf<'code'>();
  expectTypeOf<AcceptedFor<'place'>>().toEqualTypeOf<'place'>();
  expectTypeOf<AcceptedFor<'ref'>>().toEqualTypeOf<'ref'>();
});

test('a ref and an option code are not mixed up in calls, lists or fields', () => {
  const unit = ref(OBJ, 7);
  const pick = optionCode(CHOOSE, unit);
  // @ts-expect-error A ref is not an option code.
  expect(codePayload(unit)).toBe(unit & 0xffffff);
  // @ts-expect-error An option code is not a ref.
  expect(refIndex(pick)).toBe(7);
  const refs: Refs = newList();
  const codes: Codes = newList();
  // @ts-expect-error A list of refs takes no option code.
  add(refs, pick);
  // @ts-expect-error A list of option codes takes no ref.
  add(codes, unit);
  // @ts-expect-error A list of refs is not a list of option codes.
  const mixed: Codes = refs;
  const thing: { readonly def: DefIndex; readonly at: PlaceIndex } = {
    // @ts-expect-error A ref is not a definition.
    def: unit,
    at: 3,
  };
  expect([mixed.list, codes.list, thing.def]).toEqual([[pick], [unit], unit]);
});

test('only what was made as an option code is one', () => {
  // @ts-expect-error A register, program or position in a list is no option code.
  expect(codePayload(5)).toBe(5);
  // @ts-expect-error Arithmetic on an option code makes a plain number.
  expect(codePayload(optionCode(CHOOSE, 5) + 1)).toBe(6);
  const unasked: readonly Forced[] = [ASK, NOTHING, optionCode(CHOOSE, 5)];
  const picked = unasked.flatMap((code) => (code === ASK || code === NOTHING ? [] : codePayload(code)));
  expect(picked).toEqual([5]);
});

test('arithmetic, literals and what is unpacked fit any other kind', () => {
  const HAND = 2;
  const place: PlaceIndex = HAND + 1;
  const id: ObjId = refIndex(ref(OBJ, 7));
  const chosen: Ref = codePayload(optionCode(CHOOSE, ref(OBJ, id)));
  const plain: number = place;
  expect([plain, refIndex(chosen)]).toEqual([3, 7]);
});
