// The Next configuration. apps/server serves the pages and sends the security headers.
import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const checkout = join(import.meta.dirname, '../..');

/** Turbopack reads nothing outside its root. In a copy of the checkout the dependencies are links to somewhere else. */
function rootOfEverything(): string {
  const dependency = realpathSync(join(checkout, 'node_modules/next'));
  let root = checkout;
  while (relative(root, dependency).startsWith('..')) root = join(root, '..');
  return root;
}

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@sleight/kernel', '@sleight/kit', '@sleight/protocol', '@sleight/shelf'],
  turbopack: { root: rootOfEverything() },
  // `npm test` checks types with this repository's own compiler.
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin('./src/i18n/request.ts')(config);
