// The traits of One Piece's ops, found by the action.
// Next: ops/*/schema.ts for each, vocabulary.ts for the list of traits.
import type { Action } from './ability';
import { opTraits } from './ops/schemas.generated';
import type { OpTraits } from './vocabulary';

const ofEach: { readonly [T in Action['type']]: OpTraits<Extract<Action, { type: T }>> } = opTraits;
const traits: Readonly<Record<Action['type'], OpTraits<Action>>> = ofEach;

export const traitsOf = ({ type }: Action): OpTraits<Action> => traits[type];
