// Events that an ability hears or replaces, in French.
// Invariant: it covers everything in events.ts.
// Next: french-lines.ts, which puts them into lines.
import { after, agree } from '@sleight/kernel/text/french';
import type { Replaces, Target, When, WhenCause } from '../ability';
import type { Named, OnePieceFrench } from './context';
import { bareOne, target } from './french-target';

/** « un Personnage adverse », « un de vos Personnages », « cette carte ». */
function some(what: Target, context: OnePieceFrench): Named {
  const said = target(what, context);
  if (what.targetType === 'self') return said;
  const { targetSide, ...rest } = what;
  const a = said.feminine ? 'une' : 'un';
  const isYours = targetSide === 'player';
  return { ...said, text: `${a} ${bareOne(isYours ? rest : what, context)}${isYours ? ' à vous' : ''}` };
}
const causes: Readonly<Record<WhenCause, string>> = {
  battle: ' au combat',
  effect: ' par un effet',
  opponentEffect: ' par un effet adverse',
  characterEffect: " avec l'effet d'un Personnage",
};
const by = (cause: WhenCause | undefined): string => (cause === undefined ? '' : causes[cause]);

/** Either of two events, or the only one. */
export const event = ({ or, ...first }: When, context: OnePieceFrench): string =>
  or === undefined ? single(first, context) : `${single(first, context)}, ou quand ${single(or, context)}`;

function single(when: When, context: OnePieceFrench): string {
  const who = when.subject && some(when.subject, context);
  const subject = who?.text ?? '';
  const agreement = who ?? { feminine: false, plural: false };
  const mine = when.side !== 'opponent';
  switch (when.event) {
    case 'characterKOd':
      return `${subject} est ${agree('mis', agreement)} K.O.${by(when.cause)}`;
    case 'becomesRested':
      return `${subject} devient ${agree('épuisé', agreement)}${by(when.cause)}`;
    case 'leavesField':
      return `${subject} est ${agree('retiré', agreement)} du terrain${by(when.cause)}`;
    case 'battled':
      return `${subject} combat ${when.against ? some(when.against, context).text : ''}`;
    case 'attackDeclared':
      return when.subject ? `${subject} est ${agree('attaqué', agreement)}` : 'votre adversaire attaque';
    case 'donReturned':
      return when.min === undefined
        ? 'une carte DON!! de votre terrain est renvoyée dans votre deck DON!!'
        : `${when.min} cartes DON!! ou plus de votre terrain sont renvoyées dans votre deck DON!!`;
    case 'eventActivated':
      return mine ? 'vous activez un Événement' : 'votre adversaire active un Événement';
    case 'blockerActivated':
      return 'votre adversaire active un [Bloqueur]';
    case 'dealsDamage':
      return when.subject
        ? `l'attaque ${after('de', subject)} inflige des dégâts à la Vie adverse`
        : 'vous infligez des dégâts à la Vie adverse';
    case 'lifeEmptied':
      return 'votre nombre de cartes Vie devient 0';
    case 'lifeLost':
      return mine ? 'une carte est retirée de votre Vie' : 'une carte est retirée de la Vie adverse';
    case 'cardPlayed':
      return `${mine ? 'vous jouez' : 'votre adversaire joue'} ${subject}${by(when.cause)}`;
    case 'handTrashed':
      return `une carte de votre main est défaussée${by(when.cause)}`;
    case 'donGiven':
      return `${subject} reçoit une carte DON!!`;
    case 'takesDamage':
      return 'vous subissez des dégâts';
    case 'triggerActivated':
      return 'un [Déclenchement] est activé';
  }
}

export function replaced({ event: what, subject, cause }: Replaces, context: OnePieceFrench): string {
  const who = some(subject, context);
  const done = {
    ko: `${agree('mis', who)} K.O.`,
    remove: `${agree('retiré', who)} du terrain`,
    rest: agree('épuisé', who),
  };
  return `${who.text} devait être ${done[what]}${by(cause)}`;
}
