import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { CONNECTION, connectTimeoutMs, type Connection } from '../database/server/connection.ts';
import type { Transaction } from '../database/transaction.ts';
import { Metrics } from '../metrics/metrics.ts';

type JobHandler = (data: object) => Promise<void>;

interface HandlerOptions<T> {
  /** Gets a job that failed for the last time. Default: only the log tells of it. */
  readonly onGivenUp?: (data: T) => Promise<void>;
}

interface QueueCounts {
  readonly queue: string;
  readonly ready: number;
  readonly active: number;
  readonly failed: number;
}

const givenUp = (queue: string) => `${queue}-given-up`;

/**
 * A handler takes as long as it needs: pg-boss would give up after 15 minutes and start it a second time. A process that
 * is gone is noticed by its missing heartbeat.
 */
const queueOptions = {
  ...{ notify: true, retryLimit: 5, retryBackoff: true },
  ...{ expireInSeconds: 24 * 60 * 60, heartbeatSeconds: 60 },
};

/** How long a stopping process waits for its running jobs; another process repeats the rest. */
const stopTimeoutMs = 2_000;

/**
 * Work outside the request, done at least once. A job is stored in the caller's transaction and starts within
 * milliseconds.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly handlers = new Map<string, JobHandler>();
  private readonly schedules = new Map<string, string>();
  private readonly workers = new Map<string, string>();
  private readonly boss: PgBoss;
  private started: Promise<void> | undefined;

  constructor(@Inject(CONNECTION) connection: Connection, metrics: Metrics) {
    this.boss = new PgBoss({
      ...connection,
      application_name: '20x-jobs',
      max: 3,
      connectionTimeoutMillis: connectTimeoutMs,
      useListenNotify: true,
    });
    this.boss.on('error', (error) => this.logger.warn(`jobs: ${error.message}`));
    metrics.gauge({
      name: 'jobs',
      help: 'Jobs of each queue, as counted within the last minute',
      labelNames: ['queue', 'state'],
      read: async () =>
        (await this.counts()).flatMap(({ queue, ready, active, failed }) => [
          { labels: { queue, state: 'ready' }, value: ready },
          { labels: { queue, state: 'active' }, value: active },
          { labels: { queue, state: 'failed' }, value: failed },
        ]),
    });
  }

  /**
   * Call it in a constructor or `onModuleInit`. The handler may get a job twice; when it throws, the job is retried.
   */
  handle<T extends object>(
    queue: string,
    handler: (data: T) => Promise<void>,
    { onGivenUp }: HandlerOptions<T> = {},
  ): void {
    if (this.handlers.has(queue)) throw new Error(`The queue ${queue} has two handlers.`);
    // Before its queue, which names it when it starts.
    if (onGivenUp) this.handle(givenUp(queue), onGivenUp);
    this.handlers.set(queue, handler as JobHandler);
  }

  /** Runs the queue's handler by a cron expression (UTC), once for all processes. */
  schedule(queue: string, cron: string): void {
    this.schedules.set(queue, cron);
  }

  /** Since when this site has the queue; null before its first start. */
  async knownSince(queue: string): Promise<Date | null> {
    return (await this.boss.getQueue(queue))?.createdOn ?? null;
  }

  /** The job exists exactly when the transaction commits; it runs at once, or not before `at`. */
  async enqueue(tx: Transaction, queue: string, data: object, { at }: { readonly at?: Date } = {}): Promise<void> {
    const db = {
      executeSql: async (text: string, values?: unknown[]) => ({
        rows: await tx.manager.query<unknown[]>(text, values),
      }),
    };
    await this.start(); // schedules that were missed run while the application starts
    await this.boss.send(queue, data, { db, ...(at && { startAfter: at }) });
  }

  /** The jobs of each queue, as counted within the last minute. */
  async counts(): Promise<QueueCounts[]> {
    const queues = await this.boss.getQueues([...this.handlers.keys()]);
    return queues.map(({ name: queue, readyCount: ready, activeCount: active, failedCount: failed }) => ({
      ...{ queue, ready, active, failed },
    }));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: stopTimeoutMs, close: true });
  }

  private start(): Promise<void> {
    this.started ??= this.startQueues();
    return this.started;
  }

  private async startQueues(): Promise<void> {
    await this.boss.start();
    for (const [queue, handler] of this.handlers) await this.startQueue(queue, handler);
  }

  private async startQueue(queue: string, handler: JobHandler): Promise<void> {
    const deadLetter = this.handlers.has(givenUp(queue)) ? givenUp(queue) : null;
    await this.boss.createQueue(queue, { ...queueOptions, ...(deadLetter !== null && { deadLetter }) });
    // A queue of an earlier release keeps its options otherwise.
    await this.boss.updateQueue(queue, { ...queueOptions, deadLetter });
    const worker = await this.boss.work<object>(queue, { batchSize: 1 }, async ([job]) => {
      // Otherwise the next of several waiting jobs would start with the next poll, half a minute later.
      this.boss.notifyWorker(this.workers.get(queue) ?? '');
      if (job) await handler(job.data);
    });
    this.workers.set(queue, worker);
    const cron = this.schedules.get(queue);
    if (cron !== undefined) await this.boss.schedule(queue, cron);
  }
}
