// French for take: « révélez n'importe quel nombre de personnages Invocation parmi elles, mettez-les dans votre main … ».
import { after } from '@sleight/kernel/text/french';
import { verb } from '@sleight/kernel/text/french-target';
import type { Target } from '../../ability';
import type { MythosFrench } from '../../words/context';
import { bareMany, target, withPronoun } from '../../words/french-target';
import type { Take } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'pris';

export function fr(action: Take, context: MythosFrench): string {
  const what: Target | undefined = action.filters && { targetType: 'character', filters: action.filters };
  const there: MythosFrench = { ...context, anywhere: true };
  const found = action.anyNumber
    ? `n'importe quel nombre ${after('de', what ? bareMany(what, there) : 'cartes')}`
    : what
      ? target(what, there).text
      : 'une carte';
  const pronoun = action.anyNumber ? 'les' : what ? 'le' : 'la';
  const put = `${withPronoun('mettre', pronoun, context)} dans votre main`;
  const back = `${verb('remettre', context)} les autres dans le même ordre`;
  return `${verb('révéler', context)} ${found} parmi elles, ${put} et ${back}`;
}
