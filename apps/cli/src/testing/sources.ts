// The files of the checkout, for tests that read the source.

import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Every file under a folder of the checkout, dependencies and builds left out, as paths from the root with slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|\.next|dist)$/.test(entry.name) ? [] : filesIn(path);
    return entry.isFile() ? [relative('.', path).replaceAll('\\', '/')] : [];
  });
