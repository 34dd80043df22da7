// Touches a file twice a second while the process runs, in a thread of its own: the main thread may be busy for
// seconds, and a busy server must not look dead.
// Invariant: it never creates the file. Once the file is gone, it reports that and ends.

import { Worker } from 'node:worker_threads';

export interface Heartbeat {
  stop(): Promise<void>;
}

const EVERY_MS = 500;

const script = `
const { utimesSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
function touch() {
  try {
    const now = Date.now() / 1000;
    utimesSync(workerData, now, now);
  } catch (error) {
    if (error.code !== 'ENOENT') return;
    clearInterval(touching);
    parentPort.postMessage('gone');
  }
}
const touching = setInterval(touch, ${EVERY_MS});
touch();
`;

const LIMITS = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 1 };

export function startHeartbeat(file: string, gone: () => void): Heartbeat {
  const thread = new Worker(script, { eval: true, workerData: file, execArgv: [], resourceLimits: LIMITS });
  thread.unref();
  thread.on('message', gone);
  return {
    async stop() {
      thread.off('message', gone);
      await thread.terminate();
    },
  };
}
