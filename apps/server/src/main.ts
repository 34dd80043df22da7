// The server's front door: `npm start` serves until it is told to stop, `npm run admin -- NAME` makes an admin.
// Invariant: whatever is wrong with the settings is said in a sentence, in both languages, before anything starts.
// Read next: server.ts.

import { saidBy } from '@sleight/kernel';
import { makeAdmin } from './accounts/make-admin';
import { readConfig } from './config/config';
import { serve } from './serve';

const UNFORESEEN = {
  en: 'The server cannot start, for a reason that is not foreseen. Please report what follows.',
  fr: 'Le serveur ne peut pas démarrer, pour une raison imprévue. Merci de signaler ce qui suit.',
};

try {
  const [command, ...rest] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (command === 'admin') await makeAdmin(config, rest);
  else await serve(config);
} catch (error) {
  const said = saidBy(error) ?? UNFORESEEN;
  console.error(`${said.en}\n${said.fr}`);
  // Node itself would print the source where it was thrown, which is one line of half a megabyte.
  if (said === UNFORESEEN) console.error(error instanceof Error ? error.stack : error);
  process.exit(1);
}
