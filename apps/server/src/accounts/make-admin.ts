// `npm run admin -- NAME`: the server's operator makes the first admin.

import { refusal } from '@sleight/kernel';
import type { Config } from '../config/config';
import { openDatabase } from '../database/open';
import { openAccounts } from './accounts';

const usage = refusal({
  en: 'Name the account: npm run admin -- USERNAME (or an email address).',
  fr: 'Indiquez le compte\u202f: npm run admin -- NOM (ou une adresse e-mail).',
});

const nobody = (name: string) =>
  refusal({
    en: `There is no account with the username or email address "${name}". Guests can’t be admins.`,
    fr: `Aucun compte n’a le nom ou l’adresse e-mail «\u202f${name}\u202f». Un invité ne peut pas être administrateur.`,
  });

export async function makeAdmin(config: Config, [name]: readonly string[]): Promise<void> {
  if (name === undefined) throw usage;
  const database = await openDatabase(config);
  try {
    const origin = config.origin ?? 'http://localhost';
    const accounts = await openAccounts({
      config: { ...config, google: null },
      database,
      origin,
      log: () => {},
    });
    if (!(await accounts.makeAdmin(name))) throw nobody(name);
    console.log(`${name} is an admin now.\n${name} est maintenant administrateur.`);
  } finally {
    await database.close();
  }
}
