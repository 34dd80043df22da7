// The web app for every request that is neither API nor socket, served by Next from its built folder.
// Invariant: every page has its own nonce, which Next reads from the request and adds to its scripts; no other
// script or style in a page runs.

import { randomBytes } from 'node:crypto';
import type { Page } from './front-desk';
import { contentSecurityPolicy } from './headers';

const NONCE_BYTES = 16;

export async function openPages(folder: string): Promise<Page> {
  // Loaded only if there is a web app to serve: it takes memory and time.
  const { default: next } = await import('next');
  const app = next({ dir: folder, dev: false, customServer: true });
  await app.prepare();
  const answer = app.getRequestHandler();
  return (request, response) => {
    const nonce = `'nonce-${randomBytes(NONCE_BYTES).toString('base64')}'`;
    const policy = contentSecurityPolicy({ scripts: [nonce], styles: [nonce] });
    request.headers['content-security-policy'] = policy;
    response.setHeader('content-security-policy', policy);
    answer(request, response).catch(() => response.destroy());
  };
}
