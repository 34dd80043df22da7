// `npm run admin -- NAME`: the first admin is made by whoever runs the server.

import { refusal } from '@sleight/kernel';
import type { Config } from '../config/config';
import { openDatabase } from '../database/open';
import { openAccounts } from './accounts';

const usage = refusal({
  en: 'Say who: npm run admin -- USERNAME (or an email address).',
  fr: 'Dites qui : npm run admin -- NOM (ou une adresse de courriel).',
});

const nobody = (name: string) =>
  refusal({
    en: `There is no account with the username or email address "${name}". Guests cannot be admins.`,
    fr: `Aucun compte n'a le nom ou l'adresse « ${name} ». Un invité ne peut pas être administrateur.`,
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
