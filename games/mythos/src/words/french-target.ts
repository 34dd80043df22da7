// Mythos's targets in French: « un autre personnage allié en jeu », « jusqu'à 1 personnage ennemi dans chaque mission ».
// Invariant: what a phrase names carries its gender and number, so that verbs and participles can agree.
// Next: french-filters.ts for what follows the noun, ../ops/*/fr.ts for their use.
import {
  after,
  definite,
  elide,
  type FrenchNoun,
  indefiniteArticle,
  noun,
} from '@sleight/kernel/text/french';
import { type FrenchPhrase, isLatest, reference, verb } from '@sleight/kernel/text/french-target';
import type { Target } from '../ability';
import type { MythosFrench } from './context';
import { isExtreme } from './filters';
import { filters } from './french-filters';
import { character, mission } from './french-nouns';

const nouns: Readonly<Record<string, FrenchNoun>> = {
  character,
  mission,
  card: noun('carte personnage', 'f', 'cartes personnages'),
};

/** The noun with its filters in one number, « autre » before it where others are meant. */
function words(what: Target, plural: boolean, context: MythosFrench): string {
  const thing = nouns[what.targetType];
  if (!thing) throw new Error(`French has no noun for ${what.targetType}.`);
  const isOther = what.filters?.some((filter) => 'other' in filter);
  const other = isOther ? (plural ? 'autres ' : 'autre ') : '';
  const said = [plural ? thing.many : thing.one, ...filters(what, { ...thing, plural }, context)].join(' ');
  return `${other}${said}`;
}

/** « des personnages ennemis », without article: for « le nombre de … ». */
export const bareMany = (what: Target, context: MythosFrench): string => words(what, true, context);
export const bareOne = (what: Target, context: MythosFrench): string => words(what, false, context);

export function target(what: Target, context: MythosFrench): FrenchPhrase {
  const masculine = { feminine: false, plural: false };
  if (what.targetType === 'self') return { text: context.words.self, ...masculine };
  if (what.targetType === 'bound') return reference(what.of ?? '', { ...context, it: false });
  const { feminine } = nouns[what.targetType] ?? character;
  const one = words(what, false, context);
  const many = words(what, true, context);
  const plural = { feminine, plural: true };
  const single = { feminine, plural: false };
  if (what.all) return { text: `${feminine ? 'toutes' : 'tous'} les ${many}`, ...plural };
  if (what.anyNumber) return { text: `n'importe quel nombre ${after('de', many)}${total(what)}`, ...plural };
  if (typeof what.targets === 'number') return { text: `${what.targets} ${many}`, ...plural };
  if (what.targets)
    return { text: `X ${many}, où X est ${context.words.value(what.targets, context)}`, ...plural };
  if (what.perMission) return { text: `jusqu'à 1 ${one} dans chaque mission`, ...single };
  if (what.upTo) return { text: `jusqu'à 1 ${one}`, ...single };
  if (what.filters?.some(isExtreme)) return { text: definite(one, single), ...single };
  return { text: `${indefiniteArticle({ feminine })} ${one}`, ...single };
}

const total = ({ sumMax }: Target): string =>
  sumMax === undefined ? '' : ` dont la Puissance totale est de ${sumMax.power} ou moins`;

/** All of them as the subject of a sentence: « les autres personnages Équipe 7 dans cette mission ». */
export function subject(what: Target, context: MythosFrench): FrenchPhrase {
  if (!what.all) return target(what, context);
  const { feminine } = nouns[what.targetType] ?? character;
  return { text: `les ${bareMany(what, context)}`, feminine, plural: true };
}

/** Does a pronoun stand for this target, because it was just named? */
export const isPronoun = (what: Target, context: MythosFrench): boolean =>
  what.targetType === 'bound' && what.of !== undefined && isLatest(what.of, context);

/** The verb with its object: « cachez un personnage », « cachez-le », « le cacher ». */
export function act(infinitive: string, what: Target, context: MythosFrench): string {
  if (!isPronoun(what, context)) return `${verb(infinitive, context)} ${target(what, context).text}`;
  const { feminine } = reference(what.of ?? '', context);
  return withPronoun(infinitive, feminine ? 'la' : 'le', context);
}

export const withPronoun = (infinitive: string, pronoun: string, context: MythosFrench): string =>
  context.mood === 'instruction'
    ? `${verb(infinitive, context)}-${pronoun}`
    : pronoun === 'les'
      ? `les ${infinitive}`
      : elide(pronoun, infinitive);
