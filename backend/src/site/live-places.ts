import { Injectable } from '@nestjs/common';
import { LivePages } from '../content/documents/live-pages.ts';
import { PageStore } from './page-store.ts';
import { sharedRun } from './shared-run.ts';
import { SiteGeneration } from './site-generation.ts';

/** Where every live document of one generation is, in memory: a megabyte for 20,000. */
@Injectable()
export class LivePlaces {
  private generation = 0;
  private places: ReadonlySet<string> = new Set();
  private readonly readShared = sharedRun(() => this.read());

  constructor(
    private readonly pages: LivePages,
    private readonly siteGeneration: SiteGeneration,
    private readonly store: PageStore,
  ) {}

  /** Null where the database has to be asked: it never waits for the places, which are read once per generation. */
  now(): ReadonlySet<string> | null {
    const known = this.siteGeneration.known();
    if (known === null) return null;
    if (known > this.generation) void this.readShared().catch(() => {});
    // A publication of another process is answered after the switch of the folder, which may come before its message.
    return known === this.generation && known === this.store.pointedAt() ? this.places : null;
  }

  private async read(): Promise<void> {
    const { value } = await this.siteGeneration.latest();
    const places = await this.pages.places();
    [this.generation, this.places] = [value, places];
  }
}
