// Where the files are that the server reads. This file sits as deep as the bundle does, so that the paths hold in both.

import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const migrationsFolder = at('../migrations');
export const lessonsFolder = at('../../../lessons');
