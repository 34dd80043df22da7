// English for grant: 'give this slot "Deploy: draw 1 card."'.
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { ability, of, op, target } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'grant',
  imperative(
    oneOf(
      phrase('give {...to} {ability}', { to: of(target, 'slot'), ability }),
      // An effect on a lane affects every unit deployed there (Territory 15.2), so the text says so.
      phrase('give {...to}, both sides, {ability}', { to: of(target, 'lane'), ability }),
    ),
  ),
);
