// The title of a page that there is once for each world, and of the page about what is not there for any other.
import { getTranslations } from 'next-intl/server';
import { isWorld } from './worlds';

export async function titleWithWorld(title: string, game: string): Promise<string> {
  if (!isWorld(game)) return (await getTranslations('missing'))('title');
  return `${title} · ${(await getTranslations('home'))(`${game}.name`)}`;
}
