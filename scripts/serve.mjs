// `npm start`: bundles the server and runs it in this very process, so that signals and the exit code are its own.

import { pathToFileURL } from 'node:url';
import { bundleServer } from './bundle-server.mjs';

const { main } = await bundleServer();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);
