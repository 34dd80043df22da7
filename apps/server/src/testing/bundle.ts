// The server as `npm start` runs it, bundled once for each test file that needs a process to kill.

import { z } from 'zod';

const bundler = new URL('../../../../scripts/bundle-server.mjs', import.meta.url);

export async function bundledMain(): Promise<string> {
  const { bundleServer } = await import(bundler.href);
  return z.object({ main: z.string() }).parse(await bundleServer()).main;
}
