// The page at / if the server runs without its web app: what this is, its games, and the link to the API's description.

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Said } from '@sleight/kernel';
import { wireError } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { languageOf, sendError } from './dispatch';
import { contentSecurityPolicy } from './headers';

const style =
  'body{background:#16181c;color:#d8dade;font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}' +
  'a{color:#d8dade}h1{font-size:1.5rem}';

const policy = contentSecurityPolicy({
  styles: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
});

const words = {
  runs: {
    en: 'The server is running without its pages. Start it with npm start to get them.',
    fr: 'Le serveur tourne sans ses pages. Lancez-le avec npm start pour les avoir.',
  },
  games: { en: 'Games', fr: 'Jeux' },
  api: { en: 'The API', fr: 'L’API' },
} satisfies Record<string, Said>;

const page = (language: 'en' | 'fr'): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sleight</title><style>${style}</style></head>
<body>
<h1>Sleight</h1>
<p>${words.runs[language]}</p>
<h2>${words.games[language]}</h2>
<ul>${shelf.map(({ name }) => `<li>${name[language]}</li>`).join('')}</ul>
<p><a href="/api/openapi.json">${words.api[language]}</a></p>
</body>
</html>
`;

export function statusPage(request: IncomingMessage, response: ServerResponse): void {
  if (request.url !== '/') {
    sendError(response, wireError('not-found'));
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    vary: 'accept-language',
  });
  response.end(page(languageOf(request)));
}
