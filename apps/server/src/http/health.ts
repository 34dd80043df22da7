// Health check for load balancers and monitoring.

import type { ServerResponse } from 'node:http';
import type { Database } from '../database/database';
import { sendJson } from './dispatch';

export const health =
  (database: Database, isClosing: () => boolean) =>
  async (response: ServerResponse): Promise<void> => {
    const answers = await database.run('select 1', []).then(
      () => true,
      () => false,
    );
    const isFit = answers && !isClosing();
    const status = isClosing() ? 'stopping' : answers ? 'ok' : 'no database';
    sendJson(response, isFit ? 200 : 503, { status });
  };
