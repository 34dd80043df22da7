// The folders the server reads from. This file is at the same depth as the bundle, so the paths work in both.

import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const migrationsFolder = at('../migrations');
export const gamesFolder = at('../../../games');
