// `npm start`: builds the pages, bundles the server and runs it in this very process, so that signals and the exit code
// are its own. package.json calls it with `exec`: a shell in between would keep signals to itself.

import { pathToFileURL } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { bundleServer } from './bundle-server.mjs';

// Other commands of the server need no pages.
const isServing = process.argv.length === 2;
if (isServing) process.env.SLEIGHT_WEB ??= buildWeb();
const { main } = await bundleServer();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);
