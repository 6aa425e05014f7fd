import { Injectable } from '@nestjs/common';

/** A link on every page, outside documents. */
export interface SiteLink {
  /** What holds it: `settings` or `footer`. */
  readonly holder: string;
  /** Where it is and what it is called, such as `Menu: About`. */
  readonly title: string;
  readonly href: string;
}

type Source = () => Promise<readonly SiteLink[]>;

/** The links of menu and footer, as content sees them. */
@Injectable()
export class SiteLinks {
  private readonly sources: Source[] = [];

  /** The module that owns such links provides the visible ones. */
  collectFrom(source: Source): void {
    this.sources.push(source);
  }

  async all(): Promise<readonly SiteLink[]> {
    return (await Promise.all(this.sources.map((source) => source()))).flat();
  }
}
