// Opens the configured database: embedded in a folder, or a PostgreSQL server.

import type { Config } from '../config/config';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

export const openDatabase = (config: Pick<Config, 'data' | 'databaseUrl'>): Promise<Database> =>
  config.databaseUrl === null ? openEmbedded(config.data) : openPostgres(config.databaseUrl);
