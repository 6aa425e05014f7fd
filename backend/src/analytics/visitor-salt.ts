import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface Day {
  /** Of the database's clock, in UTC. */
  readonly day: string;
  readonly salt: Buffer;
  /** By `performance.now()`. */
  readonly endsAt: number;
}

/** Hashes of a visitor on one day: one for the site, one for a page. */
export interface VisitorHashes {
  readonly day: string;
  readonly ofSite: string;
  readonly ofPage: string;
}

/** Tells the visitors of a day apart without keeping who they are: the secret in their hashes is deleted with the day. */
@Injectable()
export class VisitorSalt {
  private known: Day | null = null;
  private reading: Promise<Day> | null = null;

  constructor(private readonly dataSource: DataSource) {}

  async hash(visitor: string, page: string): Promise<VisitorHashes> {
    const { day, salt } = await this.today();
    const of = (place: string) =>
      createHmac('sha256', salt).update(`${visitor}\n${place}`).digest().readBigInt64BE().toString();
    return { day, ofSite: of(''), ofPage: of(page) };
  }

  /** Of the database's clock. */
  async day(): Promise<string> {
    return (await this.today()).day;
  }

  private async today(): Promise<Day> {
    if (this.known && performance.now() < this.known.endsAt) return this.known;
    this.reading ??= this.read().finally(() => (this.reading = null));
    return (this.known = await this.reading);
  }

  /** The day's secret is the same for every process. */
  private async read(): Promise<Day> {
    const asked = performance.now();
    const [found] = await this.dataSource.query<{ day: string; salt: Buffer; seconds: number }[]>(
      `insert into visit_day (day, salt) values ((now() at time zone 'utc')::date, $1)
       on conflict (day) do update set salt = visit_day.salt
       returning to_char(day, 'YYYY-MM-DD') as day, salt,
         extract(epoch from day + 1 - now() at time zone 'utc')::float8 as seconds`,
      [randomBytes(32)],
    );
    if (!found) throw new Error('The day has no row.');
    return { day: found.day, salt: found.salt, endsAt: asked + found.seconds * 1_000 };
  }
}
