import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { Readiness } from './readiness.ts';

/** `/health/live`: the process answers. `/health/ready`: it and its database can serve. Plain routes, outside the API. */
export function serveProbes(fastify: FastifyInstance, readiness: Readiness): void {
  fastify.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  fastify.get('/health/ready', async (_request, reply) => {
    if (!(await readiness.isReady())) throw new Problem('unavailable');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
