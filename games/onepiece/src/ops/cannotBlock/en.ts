// English for cannotBlock: "your opponent cannot activate [Blocker] during this battle".
import { inMood, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { flag } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { powers } from '../../words/bounds';
import { readAlso } from '../../words/leaves';
import { oneFilter } from '../../words/one-filter';
import { duration } from '../../words/parts';
import { reference } from '../../words/references';

/** The word in brackets, which a template cannot hold. */
const blocker = { blocker: flag('[Blocker]') };
const dropped = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (action: unknown) => (isFields(action) ? { ...action, blocker: true } : undefined),
    (value) => {
      if (!isFields(value)) return undefined;
      const { blocker: _, ...rest } = value;
      return rest;
    },
    (said.keys ?? []).filter((key) => key !== 'blocker'),
  );
const holes = { ...blocker, duration, filters: oneFilter(powers('power', 'power')), of: reference };
const attacker = { attacker: 'bound' };

export const en = op(
  'cannotBlock',
  inMood({
    instruction: readAlso<unknown>(
      oneOf<unknown>(
        dropped(phrase('your opponent cannot activate {blocker} {duration}', holes)),
        dropped(
          phrase('your opponent cannot activate a {blocker} Character that has {filters} {duration}', holes),
        ),
        dropped(
          phrase('your opponent cannot activate {blocker} if {of} attacks {duration}', holes, attacker),
        ),
        dropped(
          phrase('your opponent cannot activate {blocker} if this card attacks {duration}', holes, {
            attacker: 'self',
          }),
        ),
      ),
      dropped(phrase('if {of} attacks {duration}, your opponent cannot activate {blocker}', holes, attacker)),
      dropped(phrase('your opponent cannot activate a {blocker} Character with {filters} {duration}', holes)),
      dropped(
        phrase(
          'your opponent cannot activate the {blocker} of any Character with {filters} {duration}',
          holes,
        ),
      ),
    ),
  }),
);
