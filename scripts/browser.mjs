// Finds Chromium for the browser tests; as root on Debian, installs it if it is missing.
// Its headless shell comes first: it renders the same pages, and a browser without windows of its own takes half the CPU.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.SLEIGHT_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = () => places.find((place) => place !== undefined && existsSync(place));

function install() {
  console.error('Installing Chromium for the browser tests. · Installation de Chromium pour les tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update', '-q');
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (found() === undefined) apt('install', '-q', '-y', '--no-install-recommends', name);
}

export function browserPath() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (found() === undefined && mayInstall) install();
  const path = found();
  if (path !== undefined) return path;
  throw new Error(
    'The browser tests need Chromium or Chrome: install it, or set SLEIGHT_CHROMIUM to where it is.\n' +
      'Les tests ont besoin de Chromium ou de Chrome : installez-le, ou indiquez son chemin dans SLEIGHT_CHROMIUM.',
  );
}
