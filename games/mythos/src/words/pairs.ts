// Two characters of one effect, in English: "an enemy character … and another enemy character …".
// Invariant: "another" means that they are two different ones (R33), which needs no filter.
// Next: ../ops/hide/en.ts and ../ops/defeat/en.ts.
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { flag } from '@sleight/kernel/text/leaves';
import { of } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { bareOne, one, oneCharacter, who } from './parts';

const isSameSide = (action: Fields): boolean =>
  isFields(action.and) && action.and.targetSide === action.targetSide;

/** The second character has another name while both are of one side. */
const apart = (action: unknown): Fields | undefined => {
  if (!isFields(action) || action.and === undefined) return undefined;
  const { and, ...rest } = action;
  return isSameSide(action) ? { ...rest, another: and } : action;
};

const together = (said: unknown): Fields | undefined => {
  if (!isFields(said)) return undefined;
  const { another, ...rest } = said;
  const action = another === undefined ? rest : { ...rest, and: another };
  return isSameSide(action) === (another !== undefined) ? action : undefined;
};

/** The verb done to one character, to several, or to two that are named apart. */
export function upon(verb: string): Phrase<unknown> {
  const holes = { both: flag('both'), who: oneCharacter };
  const two = oneOf<Fields>(
    phrase(`${verb} [{both} ]{...who} and another {another}`, {
      ...holes,
      another: of(bareOne, 'character'),
    }),
    phrase(`${verb} [{both} ]{...who} and {and}`, { ...holes, and: of(one, 'character') }),
  );
  return oneOf<unknown>(via(two, apart, together), phrase(`${verb} {...who}`, { who }));
}
