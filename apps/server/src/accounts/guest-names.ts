// A guest's name: two words at random, in the guest's language.
// All French nouns here are masculine, so that every adjective fits every noun.

import { randomInt } from 'node:crypto';
import type { Language } from '@sleight/kernel/book';
import { ensure } from '@sleight/kernel/ensure';

const adjectives = [
  ['Amber', 'Ambré'],
  ['Bold', 'Hardi'],
  ['Bright', 'Brillant'],
  ['Calm', 'Calme'],
  ['Clever', 'Malin'],
  ['Copper', 'Cuivré'],
  ['Curious', 'Curieux'],
  ['Distant', 'Lointain'],
  ['Early', 'Matinal'],
  ['Gentle', 'Doux'],
  ['Golden', 'Doré'],
  ['Hidden', 'Caché'],
  ['Humble', 'Humble'],
  ['Idle', 'Oisif'],
  ['Little', 'Menu'],
  ['Lucky', 'Chanceux'],
  ['Mild', 'Clément'],
  ['Nimble', 'Agile'],
  ['Noble', 'Noble'],
  ['Patient', 'Patient'],
  ['Polite', 'Poli'],
  ['Proud', 'Fier'],
  ['Quiet', 'Discret'],
  ['Rapid', 'Rapide'],
  ['Restless', 'Remuant'],
  ['Silent', 'Muet'],
  ['Silver', 'Argenté'],
  ['Steady', 'Constant'],
  ['Subtle', 'Subtil'],
  ['Velvet', 'Velouté'],
  ['Wandering', 'Errant'],
  ['Wise', 'Sage'],
] as const;

const nouns = [
  ['Badger', 'Blaireau'],
  ['Beaver', 'Castor'],
  ['Bison', 'Bison'],
  ['Camel', 'Chameau'],
  ['Cat', 'Chat'],
  ['Cricket', 'Grillon'],
  ['Deer', 'Cerf'],
  ['Dolphin', 'Dauphin'],
  ['Falcon', 'Faucon'],
  ['Ferret', 'Furet'],
  ['Fox', 'Renard'],
  ['Hedgehog', 'Hérisson'],
  ['Heron', 'Héron'],
  ['Horse', 'Cheval'],
  ['Ibex', 'Bouquetin'],
  ['Jaguar', 'Jaguar'],
  ['Lizard', 'Lézard'],
  ['Lynx', 'Lynx'],
  ['Magpie', 'Geai'],
  ['Otter', 'Loir'],
  ['Owl', 'Hibou'],
  ['Panther', 'Guépard'],
  ['Penguin', 'Manchot'],
  ['Puffin', 'Macareux'],
  ['Rabbit', 'Lapin'],
  ['Raven', 'Corbeau'],
  ['Salmon', 'Saumon'],
  ['Shark', 'Requin'],
  ['Sparrow', 'Moineau'],
  ['Swan', 'Cygne'],
  ['Tiger', 'Tigre'],
  ['Wolf', 'Loup'],
] as const;

const oneOf = <T>(list: readonly T[]): T => ensure(list[randomInt(list.length)], 'word for a name');

export function guestName(language: Language): string {
  const [adjective, noun] = [oneOf(adjectives), oneOf(nouns)];
  return language === 'en' ? `${adjective[0]} ${noun[0]}` : `${noun[1]} ${adjective[1]}`;
}
