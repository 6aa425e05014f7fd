import { Injectable } from '@nestjs/common';

/** How pages without an SEO title are titled on this site, as content sees it. */
@Injectable()
export class PageTitles {
  private source: () => Promise<string> = () => Promise.resolve('{title}');

  /** The module that owns the template provides it; `{title}` in it is the page's own title. */
  takeTemplateFrom(source: () => Promise<string>): void {
    this.source = source;
  }

  template(): Promise<string> {
    return this.source();
  }

  async of(own: string): Promise<string> {
    return (await this.template()).replaceAll('{title}', () => own);
  }
}
