// Metrics for Prometheus: the latency of answers, the number of live matches, the delay of the event loop.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** From the arrival of an answer until both seats were informed. */
  readonly answerSeconds: Histogram;
  readonly requestSeconds: Histogram<'route' | 'status'>;
  /** Thoughts in the bots' threads, by level; `advice` is a hint or a language model's choices, `proof` a puzzle's reply. */
  readonly thoughtSeconds: Histogram<'level'>;
  /** Refusals by code. */
  readonly refusals: Counter<'code'>;
  /** Reads the value on every scrape. */
  gauge(name: string, help: string, read: () => number): void;
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    answerSeconds: new Histogram({
      name: 'sleight_answer_seconds',
      help: 'From the arrival of an answer until both seats have been told',
      buckets: seconds,
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'sleight_http_request_seconds',
      help: 'HTTP requests',
      labelNames: ['route', 'status'],
      buckets: seconds,
      registers,
    }),
    thoughtSeconds: new Histogram({
      name: 'sleight_bot_thought_seconds',
      help: 'How long bots think once they have a thread',
      labelNames: ['level'],
      buckets: [...seconds, 5, 10],
      registers,
    }),
    refusals: new Counter({
      name: 'sleight_refusals_total',
      help: 'What was refused, by code',
      labelNames: ['code'],
      registers,
    }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}
