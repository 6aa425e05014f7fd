import { statfs } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Config } from '../config/config.ts';
import { formatListen } from '../config/listen.ts';

type Labels<L extends string> = Readonly<Record<L, string>>;

interface Description<L extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly L[];
}

interface GaugeDescription<L extends string> extends Description<L> {
  /** Asked for each time that Prometheus asks. While it fails or takes long, the gauge has no values. */
  readonly read: () => Promise<readonly Value<L>[]> | readonly Value<L>[];
}

interface Value<L extends string> {
  readonly labels: Labels<L>;
  readonly value: number;
}

/** A database that is down must not take the other metrics away. */
const readLimitMs = 2_000;

/** Prometheus metrics on a separate address, served when METRICS_LISTEN is set. */
@Injectable()
export class Metrics implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Metrics.name);
  private readonly registry = new Registry();
  private server: Server | undefined;

  constructor(private readonly config: Config) {
    this.gauge({
      name: 'disk_free_bytes',
      help: 'Space that is left where the site writes',
      labelNames: ['folder'],
      read: () => freeSpaces(config),
    });
  }

  counter<L extends string>(description: Description<L>): Counter<L> {
    return new Counter({ ...description, registers: [this.registry] });
  }

  histogram<L extends string>(description: Description<L> & { readonly buckets: number[] }): Histogram<L> {
    return new Histogram({ ...description, registers: [this.registry] });
  }

  gauge<L extends string>({ read, ...description }: GaugeDescription<L>): void {
    const gauge = new Gauge<L>({
      ...description,
      registers: [this.registry],
      collect: async () => {
        const values = await Promise.race([read(), wait(readLimitMs, [], { ref: false })]).catch(() => []);
        gauge.reset();
        if (description.labelNames.length === 0) gauge.remove(); // `reset` leaves a zero
        for (const { labels, value } of values) gauge.set(labels, value);
      },
    });
  }

  /** Times every request by the pattern of its route, which limits the number of series. */
  measure(fastify: FastifyInstance): void {
    const duration = this.histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    });
    if (!this.config.metricsListen) return;
    fastify.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const address = this.config.metricsListen;
    if (!address) return;
    collectDefaultMetrics({ register: this.registry });
    const server = createServer((_request, response) => {
      this.registry.metrics().then(
        (text) => response.setHeader('content-type', this.registry.contentType).end(text),
        () => response.writeHead(500).end(),
      );
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
    this.logger.log({ msg: 'metrics', listen: formatListen(address) });
  }

  async onApplicationShutdown(): Promise<void> {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}

/** A folder that is not there yet, such as that of the backups, is left out. */
async function freeSpaces({ dataDir, siteDir, mediaDir, mediaStore, backupStore }: Config): Promise<Value<'folder'>[]> {
  const folders = [
    ['data', dataDir],
    ['site', siteDir],
    ['media', mediaStore === 'disk' ? mediaDir : null],
    ['backups', typeof backupStore === 'string' ? backupStore : null],
  ] as const;
  const spaces = await Promise.all(
    folders.map(async ([folder, path]) => {
      const space = path === null ? null : await statfs(path).catch(() => null);
      return space && { labels: { folder }, value: space.bavail * space.bsize };
    }),
  );
  return spaces.filter((space) => space !== null);
}
