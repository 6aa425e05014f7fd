import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DatabaseServer } from './core/database/connection.ts';
import { Readiness } from './core/health/readiness.ts';

/** Requests still running after this time are cut off: with all that follows, the process ends within 5 s. */
const graceMs = 2_000;

/** Finishes what runs, takes nothing new, lets go of everything; the database server, which all others need, last. */
export async function shutDown(app: NestFastifyApplication, server: DatabaseServer): Promise<void> {
  const http = app.getHttpServer() as Server;
  app.get(Readiness).drain();
  // A connection that was busy when closing began becomes idle later.
  const sweep = setInterval(() => http.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => http.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cutOff);
  await server.stop();
}
