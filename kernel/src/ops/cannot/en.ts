// English for cannot: "your opponent cannot …", with the game's words for what is forbidden.
import { inMood, oneOf, part } from '../../text/grammar';
import { targetKeys } from '../../text/noun-phrase';
import { op } from '../../text/parts';
import { phrase } from '../../text/template';

const forbidden = part<unknown>('forbidden', { keys: ['verb', ...targetKeys] });

export const en = op(
  'cannot',
  inMood({
    continuous: oneOf(
      phrase('your opponent cannot {...what}', { what: forbidden }, { by: 'opponent' }),
      phrase('you cannot {...what}', { what: forbidden }, { by: 'player' }),
      phrase('players cannot {...what}', { what: forbidden }, { by: 'any' }),
    ),
  }),
);
