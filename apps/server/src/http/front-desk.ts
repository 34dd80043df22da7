// Sends each HTTP request to what answers it: the API, pictures, health, metrics, or the pages.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { wireError } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { AUTH_PATH } from '../accounts/auth';
import type { AccountDesk } from '../accounts/desk';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { RateLimits } from '../operations/limits';
import type { createMetrics } from '../operations/metrics';
import { isRefused } from '../refused';
import { clientAddress } from './address';
import { createCallback } from './callback';
import { type createRouter, sendError } from './dispatch';
import { securityHeaders } from './headers';
import { health } from './health';
import { metricsPage } from './metrics-page';
import type { OwnImages } from './own-images';
import { pageAddress } from './page-address';
import { createPictures } from './pictures';

/** Answers every request that is neither API nor socket. */
export type Page = (request: IncomingMessage, response: ServerResponse) => void;

interface FrontDesk {
  readonly config: Config;
  readonly database: Database;
  readonly accounts: AccountDesk;
  readonly origin: string;
  readonly limits: RateLimits;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly api: ReturnType<typeof createRouter>;
  readonly images: OwnImages;
  readonly page: Page;
  readonly isClosing: () => boolean;
  failed(error: unknown, about: Readonly<Record<string, string>>): void;
}

/** Only the path of an address matters. */
const HERE = 'http://here';

export function createFrontDesk(desk: FrontDesk): Page {
  const { config, accounts, origin, limits, metrics, api, images, page, failed } = desk;
  const headers = Object.entries(securityHeaders(config));
  const showHealth = health(desk.database, desk.isClosing);
  const showPicture = createPictures(shelf, images);
  const showMetrics = metricsPage(config, metrics);
  const comeBack = createCallback({
    accounts,
    origin,
    limit: async (request) => void (await limits.entry(clientAddress(config, request))),
    refused: (code) => metrics.refusals.inc({ code }),
    failed: (error) => failed(error, { where: 'callback' }),
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of headers) response.setHeader(name, value);
    const asked = request.url ?? '/';
    if (!URL.canParse(asked, HERE)) return sendError(response, wireError('not-found'));
    const url = new URL(asked, HERE);
    if (url.pathname.startsWith(`${AUTH_PATH}/callback/`)) return await comeBack(request, response);
    if (url.pathname.startsWith('/api/')) return await api(request, response, url);
    if (url.pathname === '/metrics') return await showMetrics(request, response);
    await limits.page(clientAddress(config, request));
    if (url.pathname === '/healthz') await showHealth(response);
    else if (url.pathname.startsWith('/art/')) await showPicture(request, response, url);
    else {
      request.url = pageAddress(asked);
      page(request, response);
    }
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (isRefused(error)) {
        metrics.refusals.inc({ code: error.wire.code });
        return sendError(response, error.wire);
      }
      failed(error, { where: 'http' });
      response.destroy();
    });
  };
}
