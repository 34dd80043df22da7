// Where the migrations are. This file sits as deep as the bundle does, so that the path holds in both.

import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
