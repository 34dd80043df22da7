// The title of a page that exists once per game, and of the not-found page for any other.
import { getLocale, getTranslations } from 'next-intl/server';
import { sayIn } from '../i18n/said';
import { worldOf } from './worlds';

export async function titleWithWorld(title: string, game: string): Promise<string> {
  const world = worldOf(game);
  if (world === undefined) return (await getTranslations('missing'))('title');
  return `${title} · ${sayIn[(await getLocale()) === 'fr' ? 'fr' : 'en'](world.name)}`;
}
