// English for chooseOne: "the opponent must either play it, paying 2 more, or defeat it".
import { imperative, oneOf, part, styled, within } from '@sleight/kernel/text/grammar';
import { joined } from '@sleight/kernel/text/lists';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

/** "and then" inside a mode, so that ", then" continues after the choice. */
const actions = joined(part<unknown>('action'), { after: () => ' and then ', readable: [' and then '] });
const mode = phrase('{actions}', { actions: within({ mood: 'purpose' }, actions) });
/** ", or" separates modes that contain a comma. */
const modes = joined(mode, { after: () => ', or ', readable: [', or ', ' or '] });

export const en = op(
  'chooseOne',
  imperative(
    oneOf<unknown>(
      phrase(
        'the opponent must either {modes}',
        { modes: styled({ subject: 'opponent' }, modes) },
        { chooser: 'opponent' },
      ),
      phrase('either {modes}', { modes }),
    ),
  ),
);
