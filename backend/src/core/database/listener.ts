import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { CONNECTION, connectTimeoutMs, type Connection } from './server/connection.ts';

type Handler = (payload: string) => void;

/** What the database knows the connection by. Each back end has one. */
export const listenerName = '20x-listener';

const longestBackOffMs = 5_000;
const heartbeatMs = 15_000;

/**
 * Notifies every process, including this one, when the manager's transaction commits. A payload has at most 8,000
 * bytes.
 */
export async function notify(manager: EntityManager, channel: string, payload: string): Promise<void> {
  await manager.query('select pg_notify($1, $2)', [channel, payload]);
}

/**
 * The process's one LISTEN connection. Notifications are lost while it is down, so a cache that relies on them must be
 * cleared in `onReconnect`.
 */
@Injectable()
export class DatabaseListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseListener.name);
  private readonly handlers = new Map<string, Handler[]>();
  private readonly reconnectHandlers: (() => void)[] = [];
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private wasConnected = false;
  private failures = 0;

  constructor(@Inject(CONNECTION) private readonly connection: Connection) {}

  /** When false, changes by other processes may be missed. */
  get connected(): boolean {
    return this.client !== undefined;
  }

  /** Call it in a constructor or `onModuleInit`; a channel added later is heard a moment after. */
  on(channel: string, handler: Handler): void {
    const known = this.handlers.get(channel);
    this.handlers.set(channel, [...(known ?? []), handler]);
    if (!known) void this.client?.query(listenTo(channel)).catch(() => {}); // a broken connection listens again anyway
  }

  onReconnect(handler: () => void): void {
    this.reconnectHandlers.push(handler);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    const client = this.client;
    this.client = undefined;
    await client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      ...this.connection,
      application_name: listenerName,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: heartbeatMs / 3,
      keepAlive: true,
    });
    const lost = onceOnly((error?: Error) => this.onLost(client, error));
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ channel, payload = '' }) => this.deliver(channel, payload));
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await client.query(listenTo(channel));
      if (this.closed) return await client.end();
      this.onConnected(client, lost);
    } catch (error) {
      lost(error as Error);
    }
  }

  private onConnected(client: pg.Client, lost: (error?: Error) => void): void {
    this.client = client;
    this.failures = 0;
    // Only a query reveals a connection that the network has dropped.
    const heartbeat = setInterval(() => void client.query('select 1').catch(lost), heartbeatMs);
    heartbeat.unref();
    client.once('end', () => clearInterval(heartbeat));
    if (this.wasConnected) {
      this.logger.log('listening again');
      for (const handler of this.reconnectHandlers) this.guarded(handler);
    }
    this.wasConnected = true;
  }

  private onLost(client: pg.Client, error?: Error): void {
    if (this.client === client) this.client = undefined;
    client.end().catch(() => {});
    if (this.closed) return;
    if (this.failures === 0) this.logger.warn(`not listening: ${error?.message ?? 'the connection ended'}`);
    const delay = Math.min(longestBackOffMs, 100 * 2 ** this.failures++);
    this.retry = setTimeout(() => void this.connect(), delay);
  }

  private deliver(channel: string, payload: string): void {
    for (const handler of this.handlers.get(channel) ?? []) this.guarded(() => handler(payload));
  }

  private guarded(handler: () => void): void {
    try {
      handler();
    } catch (error) {
      this.logger.error({ msg: 'a listener failed', err: error });
    }
  }
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}

function onceOnly<T>(action: (value?: T) => void): (value?: T) => void {
  let done = false;
  return (value) => {
    if (done) return;
    done = true;
    action(value);
  };
}
