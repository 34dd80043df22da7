// English for freeze: "up to 1 of your opponent's rested Characters will not become active in …".
import { inMood, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { field } from '../../words/parts';

/** Cards of one side: the lock is for their own player's Refresh Phase. */
const of = (isTheirs: boolean): Phrase<unknown> => {
  const fits = (target: unknown): unknown => {
    if (!isFields(target)) return undefined;
    const isYours = target.targetSide === 'player' || target.targetType === 'self';
    const isOthers = target.targetSide === 'opponent' || target.targetType === 'bound';
    return (isTheirs ? isOthers : isYours) ? target : undefined;
  };
  return via(field, fits, fits);
};

export const en = op(
  'freeze',
  inMood({
    instruction: oneOf<unknown>(
      phrase("{...who} will not become active in your opponent's next Refresh Phase", { who: of(true) }),
      phrase('{...who} will not become active in your next Refresh Phase', { who: of(false) }),
    ),
  }),
);
