import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

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
