import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { Problem } from '../http/problem.ts';

/** How long an answer of the database is reused: health checks cost one query per second at most. */
const cacheMs = 1_000;

/** Whether this process should get requests. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private checkedAt = -cacheMs;
  private lastCheck: Promise<boolean> = Promise.resolve(false);
  private draining = false;

  constructor(private readonly dataSource: DataSource) {}

  get isDraining(): boolean {
    return this.draining;
  }

  /** Not ready from now on, and every answer closes its connection, because the process is about to end. */
  drain(): void {
    this.draining = true;
  }

  beforeApplicationShutdown(): void {
    this.drain();
  }

  async isReady(): Promise<boolean> {
    return !this.draining && (await this.databaseAnswers());
  }

  private databaseAnswers(): Promise<boolean> {
    const now = performance.now();
    if (now - this.checkedAt >= cacheMs) {
      this.checkedAt = now;
      this.lastCheck = this.dataSource.query('select 1').then(
        () => true,
        () => false,
      );
    }
    return this.lastCheck;
  }
}

/** `/health/live`: the process answers. `/health/ready`: it and its database can serve. Plain routes, outside the API. */
export function serveProbes(fastify: FastifyInstance, readiness: Readiness): void {
  fastify.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  fastify.get('/health/ready', async (_request, reply) => {
    if (!(await readiness.isReady())) throw new Problem('unavailable');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
