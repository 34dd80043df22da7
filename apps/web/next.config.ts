// How Next builds the pages. They are served by apps/server, which also sends the security headers.
import { join } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@sleight/kernel', '@sleight/protocol'],
  turbopack: { root: join(import.meta.dirname, '../..') },
  // `npm test` checks types, with the compiler this repository uses.
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin('./src/i18n/request.ts')(config);
