// The proper names of Mythos in both languages: groups, keywords and characters.
// Invariant: the English name is the one in card files and rules; French is for reading only.
// Next: filters.ts and french-filters.ts, which say them.
import { characters } from '../cards/pool';

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

/** Character names, in French where they differ. */
export const names: Readonly<Record<string, string>> = Object.fromEntries(
  characters.map(({ name }) => [name.en, name.fr ?? name.en]),
);
