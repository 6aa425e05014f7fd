import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How long an answer of the database is reused: health checks cost one query per second at most. */
const cacheMs = 1_000;

/**
 * How long nginx leaves out a back end that it could not reach, such as one that was starting: up to a second more than the
 * `fail_timeout` of its `upstream`, and some more.
 */
const leftOutMs = 7_300;

/** Whether this process should get requests. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private checkedAt = -cacheMs;
  private lastCheck: Promise<boolean> = Promise.resolve(false);
  private draining = false;
  private joinedAt = -leftOutMs;

  constructor(private readonly dataSource: DataSource) {}

  get isDraining(): boolean {
    return this.draining;
  }

  /**
   * It listens beside other back ends from now on, and is ready once nginx sends requests here. Until then those who restart
   * back ends in turn must leave the others alone.
   */
  join(): void {
    this.joinedAt = performance.now();
  }

  /** Not ready from now on, and every answer closes its connection, because the process is about to end. */
  drain(): void {
    this.draining = true;
  }

  beforeApplicationShutdown(): void {
    this.drain();
  }

  async isReady(): Promise<boolean> {
    const isTakenIn = performance.now() - this.joinedAt >= leftOutMs;
    return !this.draining && isTakenIn && (await this.databaseAnswers());
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
