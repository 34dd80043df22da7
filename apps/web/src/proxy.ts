// Redirects addresses without a language to the chosen one, otherwise to the browser's.
import createMiddleware from 'next-intl/middleware';
import { routing } from './i18n/routing';

export default createMiddleware(routing);

// Everything but Next's own files and files with an extension.
export const config = { matcher: '/((?!_next|.*\\..*).*)' };
