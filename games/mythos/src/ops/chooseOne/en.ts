// How chooseOne is said in English: "the opponent must either play it, paying 2 more, or defeat it".
import { imperative, oneOf, part, styled, within } from '@sleight/kernel/text/grammar';
import { joined } from '@sleight/kernel/text/lists';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

/** Inside a mode "and then", so that ", then" goes on after the choice. */
const actions = joined(part<unknown>('action'), { after: () => ' and then ', readable: [' and then '] });
const mode = phrase('{actions}', { actions: within({ mood: 'purpose' }, actions) });
/** ", or" keeps a mode with a comma of its own apart from the next. */
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
