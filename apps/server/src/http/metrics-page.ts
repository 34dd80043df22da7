// Metrics for Prometheus. Readable with the token, or without one only from this machine.

import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { wireError } from '@sleight/protocol';
import type { Config } from '../config/config';
import type { Metrics } from '../operations/metrics';
import { sendError } from './dispatch';

const isLocal = (request: IncomingMessage): boolean =>
  request.headers['x-forwarded-for'] === undefined &&
  /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '');

function isEqual(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const metricsPage =
  ({ metricsToken }: Pick<Config, 'metricsToken'>, { registry }: Metrics) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const shown = request.headers.authorization ?? '';
    const mayRead = metricsToken === null ? isLocal(request) : isEqual(shown, `Bearer ${metricsToken}`);
    if (!mayRead) return sendError(response, wireError('not-allowed'));
    response.writeHead(200, { 'content-type': registry.contentType });
    response.end(await registry.metrics());
  };
