// Sends whoever comes without a language to theirs: the one they chose, else the one their browser asks for.
import createMiddleware from 'next-intl/middleware';
import { routing } from './i18n/routing';

export default createMiddleware(routing);

// Everything but Next's own files and files with an extension.
export const config = { matcher: '/((?!_next|.*\\..*).*)' };
