// Bundles the server with one of its tools (`crashes`, `extremes`, `load`, `reopen`) and runs the tool in this process.

import { pathToFileURL } from 'node:url';
import { bundleServer } from './bundle-server.mjs';

const [tool] = process.argv.splice(2, 1);
const files = await bundleServer({ main: 'apps/server/src/main.ts', [tool]: `apps/server/src/${tool}.ts` });
process.setSourceMapsEnabled(true);
await import(pathToFileURL(files[tool]).href);
