import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { CONNECTION, type Connection } from './server/connection.ts';

/** A connection that works for longer may wait for a database that answers nobody. */
const suspiciousMs = 400;
const lookMs = 200;
/** With the times above: a request waits for at most two seconds. */
const silenceMs = 1_400;

/**
 * Ends the connections in use when the database answers nothing at all, so that their requests get a 503 within
 * two seconds. A long statement is left alone while the database answers others.
 */
@Injectable()
export class FrozenConnections implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(FrozenConnections.name);
  private readonly inUse = new Map<pg.PoolClient, number>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONNECTION) private readonly connection: Connection,
  ) {}

  onApplicationBootstrap(): void {
    const { master: pool } = this.dataSource.driver as unknown as { readonly master: pg.Pool };
    pool.on('acquire', (client) => void this.inUse.set(client, performance.now()));
    pool.on('release', (_, client) => void this.inUse.delete(client));
    pool.on('remove', (client) => void this.inUse.delete(client));
    this.timer = setInterval(() => void this.look(), lookMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const waiting = [...this.inUse].filter(([, since]) => performance.now() - since > suspiciousMs);
    if (this.isLooking || waiting.length === 0) return;
    this.isLooking = true;
    if (!(await this.databaseAnswers())) {
      this.logger.warn(`the database answers nothing: ending ${waiting.length} connections`);
      // With a statement under way, `end` closes the connection at once.
      for (const [client] of waiting) if (this.inUse.has(client)) void client.end().catch(() => {});
    }
    this.isLooking = false;
  }

  /** A refusal is an answer, too: only silence counts. */
  private async databaseAnswers(): Promise<boolean> {
    const client = new pg.Client({ ...this.connection, connectionTimeoutMillis: silenceMs });
    client.on('error', () => {}); // also fails connect()
    try {
      await client.connect();
      return true;
    } catch (error) {
      return (error as Error).message !== 'timeout expired';
    } finally {
      void client.end().catch(() => {});
    }
  }
}
