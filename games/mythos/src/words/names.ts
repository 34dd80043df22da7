// The proper names of Mythos in both languages: groups, keywords and characters.
// Invariant: the English name is the one in card files and rules; French is for reading only.
// Next: ../filters/{group,keyword,name}, which say them.
import type { Phrase } from '@sleight/kernel/text/grammar';
import { properName } from '@sleight/kernel/text/leaves';
import { characters } from '../cards/pool';
import type { FilterFrench } from './context';

export const groups: Readonly<Record<string, string>> = {
  'Leaf Village': 'Village de la Feuille',
  'Sand Village': 'Village du Sable',
  'Sound Village': 'Village du Son',
  Akatsuki: 'Akatsuki',
  Independent: 'Indépendant',
};

export const keywords: Readonly<Record<string, string>> = {
  'Team 7': 'Équipe 7',
  'Team 8': 'Équipe 8',
  'Team 10': 'Équipe 10',
  'Team Guy': 'Équipe Gaï',
  'Team Baki': 'Équipe Baki',
  'Sound Four': 'Quartet du Son',
  'Sound Ninja': 'Ninja du Son',
  'Rogue Ninja': 'Ninja Déserteur',
  'Special Jonin': 'Jônin Spécial',
  'Kekkei Genkai': 'Kekkei Genkai',
  'Tailed Beast': 'Bête à Queues',
  'Ninja Hound': 'Chien Ninja',
  'Ninja Pig': 'Cochon Ninja',
  Hokage: 'Hokage',
  Jutsu: 'Jutsu',
  Sannin: 'Sannin',
  Summon: 'Invocation',
  Taijutsu: 'Taijutsu',
  Weapon: 'Arme',
};

/** « du Village de la Feuille », « de l'Équipe 7 »: of the groups that one belongs to; undefined for what one is. */
function belongsTo(group: string): string | undefined {
  if (/^(Village|Quartet) /.test(group)) return `du ${group}`;
  return /^(Équipe |Akatsuki$)/.test(group) ? `de l'${group}` : undefined;
}

/** « Invocation », right after the noun; « de l'Équipe 7 », after its adjectives. */
export function whatItIs(group: string): FilterFrench {
  const belonging = belongsTo(group);
  return belonging === undefined ? { slot: 'kind', text: group } : { slot: 'belonging', text: belonging };
}

/** Character names, in French where they differ. */
export const names: Readonly<Record<string, string>> = Object.fromEntries(
  characters.map(({ name }) => [name.en, name.fr ?? name.en]),
);

/** One of the names of such a table. */
export const known = (table: Readonly<Record<string, string>>): Phrase<string> =>
  properName(Object.keys(table));
