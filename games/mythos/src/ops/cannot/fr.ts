// How cannot is said in French: « ce personnage ne peut être ni caché ni vaincu par des effets ennemis ».
import type { FrenchPhrase } from '@sleight/kernel/text/french-target';
import type { Verb } from '../../ability';
import type { MythosFrench } from '../../words/context';
import { done, withoutHere } from '../../words/french-events';
import { subject } from '../../words/french-target';
import type { Cannot } from './schema';

/** Names what this did, later in the text. */
export const participle = 'interdit';

const authors = { player: ' par vos effets', opponent: ' par des effets ennemis', any: '' };

export function fr(action: Cannot, context: MythosFrench): string {
  if (action.verbs.includes('reveal')) {
    const who = subject(action, context);
    const state = who.plural ? 'quand ils sont cachés' : 'quand il est caché';
    return `${who.text} ${impossible(action.verbs, who)} ${state}`;
  }
  const isMove = action.verbs.length === 1 && action.verbs[0] === 'move' && action.by === 'any';
  const { what, place } = isMove ? withoutHere(action) : { what: action, place: '' };
  const who = subject(what, { ...context, anywhere: place !== '' });
  const from = place === '' ? '' : ' hors de cette mission';
  return `${who.text} ${impossible(action.verbs, who)}${from}${authors[action.by]}`;
}

/** « ne peut pas être caché », « ne peuvent être ni cachés ni vaincus ». */
function impossible(verbs: readonly Verb[], who: FrenchPhrase): string {
  const can = who.plural ? 'peuvent' : 'peut';
  return verbs.length === 1
    ? `ne ${can} pas être ${done(verbs, who, '')}`
    : `ne ${can} être ni ${verbs.map((one) => done([one], who, '')).join(' ni ')}`;
}
