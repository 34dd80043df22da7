// The entry point: `npm start` serves until it is stopped, `npm run admin -- NAME` makes an admin.
// Invariant: wrong settings are reported in a sentence, in both languages, before anything starts.
// Read next: server.ts.

import { saidBy } from '@sleight/kernel';
import { makeAdmin } from './accounts/make-admin';
import { readConfig } from './config/config';
import { serve } from './run-until-stopped';

const UNFORESEEN = {
  en: 'The server couldn’t start because of an unexpected error. Please report the lines below.',
  fr: 'Le serveur n’a pas pu démarrer à cause d’une erreur inattendue. Merci de signaler les lignes ci-dessous.',
};

try {
  const [command, ...rest] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (command === 'admin') await makeAdmin(config, rest);
  else await serve(config);
} catch (error) {
  const said = saidBy(error) ?? UNFORESEEN;
  console.error(`${said.en}\n${said.fr}`);
  // Node would print the throwing source line, which in a bundle is half a megabyte long.
  if (said === UNFORESEEN) console.error(error instanceof Error ? error.stack : error);
  process.exit(1);
}
