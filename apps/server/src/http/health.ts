// Is this server fit to be asked? For load balancers and whoever watches.

import type { ServerResponse } from 'node:http';
import type { Database } from '../database/database';
import { sendJson } from './router';

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
