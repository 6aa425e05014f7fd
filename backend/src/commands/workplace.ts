import type { INestApplication } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { Config } from '../core/config/config.ts';
import type { Variables } from '../core/config/environment.ts';
import { StartupError } from '../core/config/startup-error.ts';
import { findUnapplied } from '../core/database/drift.ts';
import { openDataSource, type Entities } from '../core/database/data-source.ts';
import type { Connection } from '../core/database/server/connection.ts';
import { openDatabaseServer } from '../core/database/server/open-server.ts';

/** What makes the application; the folders of features do not know it. */
export interface Application {
  readonly entities: Entities;
  create(config: Config, connection: Connection): Promise<INestApplication>;
}

/** What a command works with. Each part is opened when it is first needed, and `close` ends them all. */
export class Workplace {
  private readonly closers: (() => Promise<void>)[] = [];
  private readonly parts: { config?: Config; connection?: Connection; dataSource?: DataSource } = {};

  constructor(
    readonly variables: Variables,
    readonly application: Application,
  ) {}

  get config(): Config {
    // What a command has to say is not to be lost between lines of the log.
    return (this.parts.config ??= new Config({ LOG_LEVEL: 'error', ...this.variables }));
  }

  async connection(): Promise<Connection> {
    return (this.parts.connection ??= await this.openServer());
  }

  async dataSource(): Promise<DataSource> {
    return (this.parts.dataSource ??= await this.openDataSource());
  }

  /** The application with its jobs, ready for requests. */
  async app(): Promise<INestApplication> {
    await this.refuseEarlierRelease();
    const app = await this.application.create(this.config, await this.connection());
    this.closers.push(() => app.close());
    await app.init();
    return app;
  }

  async close(): Promise<void> {
    for (const close of this.closers.splice(0).reverse()) await close();
  }

  /** It would be migrated while its site runs; an empty database has no site yet. */
  private async refuseEarlierRelease(): Promise<void> {
    const dataSource = await this.dataSource();
    const unapplied = await findUnapplied(dataSource);
    if (unapplied.length === 0 || unapplied.length === dataSource.migrations.length) return;
    throw new StartupError(
      'The database is of an earlier release. Start this release first, or run the command "migrate".',
    );
  }

  private async openServer(): Promise<Connection> {
    const server = await openDatabaseServer(this.config, (message) => process.stderr.write(`${message}\n`));
    this.closers.push(() => server.stop());
    return server.connection;
  }

  private async openDataSource(): Promise<DataSource> {
    const dataSource = await openDataSource(await this.connection(), this.application.entities);
    this.closers.push(() => dataSource.destroy());
    return dataSource;
  }
}

/** A command: answers what it did. */
export type Command = (workplace: Workplace, args: string[]) => Promise<string>;
