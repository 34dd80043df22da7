// The server's front door: `npm start` serves until it is told to stop, `npm run admin -- NAME` makes an admin.
// Invariant: whatever is wrong with the settings is said in a sentence, in both languages, before anything starts.
// Read next: server.ts.

import { saidBy } from '@sleight/kernel';
import { makeAdmin } from './accounts/make-admin';
import { readConfig } from './config/config';
import { serve } from './serve';

try {
  const [command, ...rest] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (command === 'admin') await makeAdmin(config, rest);
  else await serve(config);
} catch (error) {
  const said = saidBy(error);
  if (said === null) throw error;
  console.error(`${said.en}\n${said.fr}`);
  process.exit(1);
}
