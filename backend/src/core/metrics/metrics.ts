import { createServer, type Server } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Config } from '../config/config.ts';
import { formatListen } from '../config/listen.ts';

/** Prometheus metrics on a separate address. Without METRICS_LISTEN nothing is measured. */
@Injectable()
export class Metrics implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Metrics.name);
  private readonly registry = new Registry();
  private server: Server | undefined;

  constructor(private readonly config: Config) {}

  /** Times every request by the pattern of its route, which limits the number of series. */
  measure(fastify: FastifyInstance): void {
    if (!this.config.metricsListen) return;
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
      registers: [this.registry],
    });
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
