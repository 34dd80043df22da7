// `npm start`: builds the pages, bundles the server and runs it in this same process, so that signals and the exit code
// are its own. package.json calls it with `exec`: a shell in between would swallow signals.

import { pathToFileURL } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { bundleServer } from './bundle-server.mjs';

const NOT_BUILT = `The pages couldn’t be built; the lines above say why. If another command is building them, wait for it and try again.
Les pages n’ont pas pu être construites ; les lignes ci-dessus disent pourquoi. Si une autre commande est en train de les construire, attendez qu’elle ait fini et réessayez.`;

function pages() {
  try {
    return buildWeb();
  } catch {
    console.error(NOT_BUILT);
    process.exit(1);
  }
}

// The server's other commands need no pages.
const isServing = process.argv.length === 2;
if (isServing) process.env.SLEIGHT_WEB ??= pages();
const { main } = await bundleServer();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);
